import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/http/errors.ts'

export type SentMessage = {
  id: number
  type: string
  body: string
  sent_at: string
  in_reply_to: number | null
}

/**
 * The message that this key has sent before; undefined for a new key.
 * @throws {AppError} `key_reused` when it was another text or conversation
 */
export async function findFirstAnswer(
  db: Db,
  operatorId: number,
  key: string,
  digest: Buffer,
): Promise<SentMessage | undefined> {
  const first = await db
    .selectFrom('idempotency_keys as k')
    .innerJoin('messages as m', 'm.id', 'k.message_id')
    .where('k.operator_id', '=', operatorId)
    .where('k.key', '=', key)
    .select(['k.digest', 'm.id', 'm.type', 'm.body', 'm.sent_at', 'm.in_reply_to'])
    .executeTakeFirst()
  if (!first) return undefined
  if (!first.digest.equals(digest)) throw new AppError('key_reused')
  const { digest: _, ...message } = first
  return message
}
