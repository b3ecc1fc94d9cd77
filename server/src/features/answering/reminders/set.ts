import { type BodyOf, type endpoints, longestReminderMinutes, mostReminders } from '@panel/contract'
import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { requireReadable } from '../../conversations/require-readable.ts'
import { lockOperator } from '../../people/operators/lock-operator.ts'

/**
 * Reminds an operator of a conversation, by the clock of the database. An earlier reminder of it is replaced. Neither the queue nor the
 * order of what waits changes.
 * @throws {AppError} `conversation_not_found`, `reminder_out_of_range`, `too_many_reminders`
 */
export async function setReminder(
  db: Db,
  operator: Operator,
  conversationId: number,
  { after_minutes, at, note }: BodyOf<typeof endpoints.setReminder>,
) {
  await transaction(db, async (tx) => {
    await requireReadable(tx, operator, conversationId)
    await lockOperator(tx, operator.id)
    const dueAt =
      at === undefined
        ? sql<string>`now() + ${after_minutes} * interval '1 minute'`
        : sql<string>`${at}::timestamptz`
    const { rows } = await sql<{ is_in_range: boolean; count: number }>`
      select ${dueAt} between now() and now() + ${longestReminderMinutes} * interval '1 minute' as is_in_range,
        (select count(*) from reminders where operator_id = ${operator.id} and conversation_id <> ${conversationId}) as count`.execute(
      tx,
    )
    if (!rows[0]?.is_in_range) throw new AppError('reminder_out_of_range')
    if (rows[0].count >= mostReminders) throw new AppError('too_many_reminders')
    await sql`
      insert into reminders (operator_id, conversation_id, due_at, note)
      values (${operator.id}, ${conversationId}, ${dueAt}, ${note?.trim() ?? null})
      on conflict (operator_id, conversation_id) do update
        set due_at = excluded.due_at, note = excluded.note, created_at = excluded.created_at`.execute(tx)
    announce(tx, { topic: 'mine', operatorId: operator.id })
  })
}

/**
 * Removes the reminder of an operator of a conversation.
 * @throws {AppError} `conversation_not_found` when there is none, and the operator may not see the conversation
 */
export async function removeReminder(db: Db, operator: Operator, conversationId: number) {
  await transaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('reminders')
      .where('operator_id', '=', operator.id)
      .where('conversation_id', '=', conversationId)
      .executeTakeFirst()
    if (numDeletedRows) announce(tx, { topic: 'mine', operatorId: operator.id })
    else await requireReadable(tx, operator, conversationId)
  })
}
