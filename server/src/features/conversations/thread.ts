import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

export type ThreadMessage = Awaited<ReturnType<typeof findMessages>>['items'][number]

type Page = { limit: number; before?: number; after?: number; since: string | null }

/**
 * A page of a thread, oldest first: the newest, or those before or after a message.
 * @param page.since when the thread began: months before it are not looked into
 */
export async function findMessages(db: Db, conversationId: number, { limit, before, after, since }: Page) {
  const newestFirst = after === undefined
  let query = db
    .selectFrom('messages as m')
    .leftJoin('operators as o', 'o.id', 'm.operator_id')
    .leftJoin('deliveries as d', 'd.message_id', 'm.id')
    .where('m.conversation_id', '=', conversationId)
    .where('m.created_at', '>=', sql<string>`coalesce(${since}::timestamptz, '-infinity')`)
    .select([
      'm.id',
      'm.direction',
      'm.type',
      'm.body',
      'm.sent_at',
      'm.photo_url',
      'm.gift',
      'm.operator_id',
      'o.name as operator_name',
      'm.in_reply_to',
      'm.answered_at',
      'd.status as delivery',
    ])
    .orderBy('m.id', newestFirst ? 'desc' : 'asc')
    .limit(limit + 1)
  if (before !== undefined) query = query.where('m.id', '<', before)
  if (after !== undefined) query = query.where('m.id', '>', after)
  const rows = await query.execute()
  const page = rows.slice(0, limit)
  const items = newestFirst ? page.toReversed() : page
  const edge = newestFirst ? items[0] : items.at(-1)
  return { items, nextCursor: rows.length > limit && edge ? edge.id : null }
}
