import { appealContext } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { selectMessages, timeInThread } from '../../conversations/thread-rows.ts'
import { requireAppeal } from './find-appeals.ts'

/**
 * An appeal with what a master needs to decide: the newest messages of its conversation, whatever their account level may read back.
 * @throws {AppError} `appeal_not_found`
 */
export async function findAppeal(db: Db, viewer: Operator, id: number) {
  const row = await requireAppeal(db, viewer, id)
  const [newest, state] = await Promise.all([
    selectMessages(db)
      .where('m.conversation_id', '=', row.conversation_id)
      .orderBy(timeInThread, 'desc')
      .orderBy('m.id', 'desc')
      .limit(appealContext)
      .execute(),
    db
      .selectFrom('conversations as c')
      .leftJoin('queue_items as q', 'q.conversation_id', 'c.id')
      .leftJoin('operators as h', (join) =>
        join.onRef('h.id', '=', 'q.operator_id').on('q.expires_at', '>', sql<string>`now()`),
      )
      .leftJoin('inquiries as n', (join) =>
        join.onRef('n.conversation_id', '=', 'c.id').on('n.closed_at', 'is', null),
      )
      .where('c.id', '=', row.conversation_id)
      .select([
        sql<number | null>`greatest(c.last_message_id, q.customer_message_id)`.as('last_message_id'),
        sql<boolean>`coalesce(q.held, false)`.as('is_held'),
        'h.id as holder_id',
        'h.name as holder_name',
        'n.id as inquiry_id',
        'n.opened_at as asked_at',
      ])
      .executeTakeFirstOrThrow(),
  ])
  return { row, context: newest.toReversed(), state }
}
