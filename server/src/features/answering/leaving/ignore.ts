import {
  type BodyOf,
  type ignoreConversation as endpoint,
  hasIgnoreRule,
  type IgnoreOption,
  type IgnoreRule,
} from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { Db, Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockCustomers } from '../../conversations/customers/holds.ts'
import { setAlert } from '../../conversations/customers/set-alert.ts'
import { endLeaseOf } from '../../conversations/leases/end-lease.ts'
import type { LockedItem } from '../../conversations/lock.ts'
import { refuseNewerMessage } from '../../conversations/refusals.ts'
import { endHandover } from './handovers.ts'
import { findActionOf, leaveConversation } from './leave.ts'

type Ignore = Pick<BodyOf<typeof endpoint>, 'options' | 'note' | 'in_reply_to' | 'lease_id' | 'epoch'>

/**
 * Ignores the message of the customer. Each option ignores a waiting message until the customer writes again, and has further
 * effects according to `ignoreRules`.
 * @returns whether it can be undone
 * @throws {AppError} `lease_lost`, `newer_message`, `true_answer_due` when the customer asks who writes
 */
export async function ignoreConversation(db: Db, operator: Operator, conversationId: number, ignore: Ignore) {
  const options = [...new Set(ignore.options)]
  const has = (rule: IgnoreRule) => options.some((option) => hasIgnoreRule(option, rule))
  const alert = has('sets_alert') ? ignore.note : undefined
  return leaveConversation(db, operator, conversationId, ignore, {
    findRepeated: (tx) => findActionOf(tx, 'ignores', { operator, conversationId, leaseId: ignore.lease_id }),
    lockFirst: async (tx) => {
      if (alert !== undefined) await lockCustomers(tx, await findCustomer(tx, conversationId))
    },
    // An alert, the end of a handover and an option that was in force already are no undo's to bring back.
    canUndo: async (tx, item) =>
      alert === undefined && !item.for_master && !(await findIgnored(tx, conversationId)),
    async perform(tx, item) {
      if (item.asked) throw new AppError('true_answer_due')
      const { in_reply_to: seen } = ignore
      if (seen !== undefined && seen !== item.customer_message_id)
        await refuseNewerMessage(tx, operator, item, seen)
      await tx
        .updateTable('conversations')
        .set({ status: 'ignored' })
        .where('id', '=', conversationId)
        .$if(!has('ignores_answered'), (query) => query.where('status', '=', 'open'))
        .execute()
      await storeOptions(tx, operator, item, { options, note: ignore.note?.trim() ?? null })
      if (alert !== undefined) await setAlert(tx, item.customer_id, alert, operator)
      if (item.for_master) await endHandover(tx, { conversationId, operatorId: operator.id, leaseId: null })
      await recordAudit(tx, {
        operatorId: operator.id,
        siteownerId: item.siteowner_id,
        action: 'conversation.ignore',
        subject: { type: 'conversation', id: conversationId },
        details: { message_id: item.customer_message_id, options },
      })
      await endLeaseOf(tx, item, 'nowhere')
    },
  })
}

const findIgnored = (tx: Tx, conversationId: number) =>
  tx
    .selectFrom('ignores')
    .where('conversation_id', '=', conversationId)
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst()

async function findCustomer(tx: Tx, conversationId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('conversations')
    .where('id', '=', conversationId)
    .select('customer_id')
    .execute()
  return rows.map((row) => row.customer_id)
}

/** An option that is already in force ends and starts again, because the latest decision counts. */
async function storeOptions(
  tx: Tx,
  operator: Operator,
  { conversation_id, lease_id }: LockedItem,
  { options, note }: { options: IgnoreOption[]; note: string | null },
) {
  await tx
    .updateTable('ignores')
    .set({ ended_at: sql<string>`now()`, ended_by: operator.id })
    .where('conversation_id', '=', conversation_id)
    .where('option', 'in', options)
    .where('ended_at', 'is', null)
    .execute()
  await tx
    .insertInto('ignores')
    .values(options.map((option) => ({ conversation_id, operator_id: operator.id, option, note, lease_id })))
    .execute()
}
