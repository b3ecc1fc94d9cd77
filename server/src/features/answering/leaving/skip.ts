import { type BodyOf, type skipConversation as endpoint, skipsBeforeHandover } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { Db, Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { endLeaseOf } from '../../conversations/leases/end-lease.ts'
import { requireReason } from '../../settings/reasons/require-reason.ts'
import { reasonColumns } from '../../settings/reasons/stored-reason.ts'
import { openHandover } from './handovers.ts'
import { findActionOf, leaveConversation } from './leave.ts'

/**
 * Skips a conversation with a reason. It keeps its place in the queue, and this operator does not get it again for a day. When
 * enough operators have skipped it without an answer in between, it is handed over to the masters.
 * @returns whether it can be undone
 * @throws {AppError} `lease_lost`, `nothing_waits`, `true_answer_due` when the customer asks who writes
 * @throws {InvalidInput} for a reason that is not in use
 */
export async function skipConversation(
  db: Db,
  operator: Operator,
  conversationId: number,
  skip: Omit<BodyOf<typeof endpoint>, 'next' | 'exclude'>,
) {
  return leaveConversation(db, operator, conversationId, skip, {
    findRepeated: (tx) => findActionOf(tx, 'skips', { operator, conversationId, leaseId: skip.lease_id }),
    canUndo: () => true,
    async perform(tx, item) {
      if (item.due_at === null) throw new AppError('nothing_waits')
      if (item.asked) throw new AppError('true_answer_due')
      await requireReason(tx, 'skip', skip.reason_code)
      const { reason_code } = await tx
        .insertInto('skips')
        .values({
          conversation_id: conversationId,
          operator_id: operator.id,
          siteowner_id: item.siteowner_id,
          language: item.language,
          message_id: item.customer_message_id,
          ...reasonColumns(skip),
          lease_id: skip.lease_id,
        })
        .returning('reason_code')
        .executeTakeFirstOrThrow()
      const skips = item.for_master ? [] : await findSkips(tx, conversationId)
      const isForMaster = skips.length >= skipsBeforeHandover
      if (isForMaster) await handOverSkipped(tx, conversationId, skips)
      await recordAudit(tx, {
        operatorId: operator.id,
        siteownerId: item.siteowner_id,
        action: 'conversation.skip',
        subject: { type: 'conversation', id: conversationId },
        details: { message_id: item.customer_message_id, for_master: isForMaster, reason_code },
      })
      await endLeaseOf(tx, item, 'queue')
    },
  })
}

/** The reasons of the handover are those of the skips. */
async function handOverSkipped(tx: Tx, conversationId: number, skips: number[]) {
  const { id } = await openHandover(tx, {
    conversationId,
    operatorId: null,
    reason: { reason_code: 'skipped', reason_words: null },
    leaseId: null,
  })
  await tx.updateTable('skips').set({ handover_id: id }).where('id', 'in', skips).execute()
}

/**
 * The last skip of each operator since the last answer, or since a master gave the conversation back. New messages of the
 * customer do not reset the skips, because they do not make the conversation easier to answer.
 */
async function findSkips(tx: Tx, conversationId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select distinct on (s.operator_id) s.id
      from skips s join conversations c on c.id = s.conversation_id
      where s.conversation_id = ${conversationId} and s.created_at > coalesce(
        greatest(c.last_operator_message_at, (select max(h.ended_at) from handovers h where h.conversation_id = c.id)),
        '-infinity')
      order by s.operator_id, s.id desc
    ) each_operator
    order by id`.execute(tx)
  return rows.map(({ id }) => id)
}
