import type { SentMessageType } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type StoredAttachment, storedAttachments } from '../../conversations/attachments/attachment.ts'

export type SentMessage = {
  id: number
  type: SentMessageType
  body: string
  sent_at: string
  in_reply_to: number | null
  attached: StoredAttachment[]
  canUndo: boolean
  /** The message was deleted since then: its text is not returned. */
  deleted: { at: string; by: number; name: string } | null
}

/**
 * The message that was sent with this key before; undefined for a new key.
 * @throws {AppError} `key_reused` when it had another text, attachment or conversation
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
    .leftJoin('operators as d', 'd.id', 'm.deleted_by')
    .where('k.operator_id', '=', operatorId)
    .where('k.key', '=', key)
    .select([
      'k.digest',
      'm.id',
      'm.type',
      'm.body',
      'm.sent_at',
      'm.in_reply_to',
      // A delivery that has not left has an undo.
      sql<boolean>`exists (select from deliveries l where l.message_id = m.id and l.deliver_at > now())`.as(
        'canUndo',
      ),
      'm.deleted_at as at',
      'd.id as by',
      'd.name',
      storedAttachments.as('attached'),
    ])
    .executeTakeFirst()
  if (!first) return undefined
  if (!first.digest.equals(digest)) throw new AppError('key_reused')
  const { id, type, body, sent_at, in_reply_to, canUndo, at, by, name, attached } = first
  // The cast: a key belongs to a sent message.
  const message = { id, type: type as SentMessageType, sent_at, in_reply_to, canUndo }
  if (at === null || by === null || name === null) return { ...message, body, deleted: null, attached }
  return { ...message, body: '', attached: [], deleted: { at, by, name } }
}
