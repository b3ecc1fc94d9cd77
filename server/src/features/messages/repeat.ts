import type { GiftIcon, SentMessageType } from '@panel/contract'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Attached } from './attach.ts'

export type SentMessage = Attached & {
  id: number
  type: SentMessageType
  body: string
  sent_at: string
  in_reply_to: number | null
  /** Somebody deleted it since: its text is not told any more. */
  deleted: { at: string; by: number; name: string } | null
}

/**
 * The message that this key has sent before; undefined for a new key.
 * @throws {AppError} `key_reused` when it was another text, photo, gift or conversation
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
    .leftJoin('photos as p', 'p.id', 'm.photo_id')
    .leftJoin('gifts as g', 'g.id', 'm.gift_id')
    .select([
      'k.digest',
      'm.id',
      'm.type',
      'm.body',
      'm.sent_at',
      'm.in_reply_to',
      'p.id as photo_id',
      'p.width',
      'p.height',
      'g.id as gift_id',
      'm.gift',
      'm.gift_credits',
      'g.icon',
      'm.deleted_at as at',
      'd.id as by',
      'd.name',
    ])
    .executeTakeFirst()
  if (!first) return undefined
  if (!first.digest.equals(digest)) throw new AppError('key_reused')
  const { id, type, body, sent_at, in_reply_to, at, by, name } = first
  // The cast: a key belongs to a message that an operator sent.
  const message = { id, type: type as SentMessageType, sent_at, in_reply_to }
  if (at === null || by === null || name === null)
    return { ...message, body, deleted: null, ...attachedTo(first) }
  return { ...message, body: '', deleted: { at, by, name } }
}

function attachedTo(row: {
  photo_id: number | null
  width: number | null
  height: number | null
  gift_id: number | null
  gift: string | null
  gift_credits: number | null
  icon: string | null
}): Attached {
  if (row.photo_id !== null && row.width !== null && row.height !== null)
    return { photo: { id: row.photo_id, width: row.width, height: row.height } }
  if (row.gift_id === null) return {}
  return {
    gift: {
      id: row.gift_id,
      name: row.gift ?? '',
      credits: row.gift_credits ?? 0,
      // The cast: icons were parsed when they came in.
      icon: row.icon as GiftIcon,
    },
  }
}
