import type { undoEscalation as endpoint, HandlerResultOf } from '@panel/contract'
import { type Selectable, sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Escalations } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { canBeUndone } from '../../../platform/undo-time.ts'
import { isAway } from '../../answering/away/is-away.ts'
import { lockCustomers, refreshHeld, releaseHolds } from '../../conversations/customers/holds.ts'
import { tellSite, untellSite } from '../../conversations/holds/tell-site.ts'
import { hasLeaseAlready } from '../../conversations/leases/lease.ts'
import { leaseEnd } from '../../conversations/leases/lease-time.ts'
import { uncountEscalation } from '../../people/welfare/count-exposure.ts'

/**
 * Undoes an own escalation. The hold that it opened ends, and the operator has the conversation in hand again, under a new lease, unless the conversation no
 * longer waits or they have another one.
 * @throws {AppError} `undo_too_late`, also when a master has settled it, a colleague has escalated the same, or it is somebody else's
 */
export async function undoEscalation(
  db: Db,
  operator: Operator,
  id: number,
): Promise<HandlerResultOf<typeof endpoint>> {
  try {
    return await transaction(db, async (tx) => {
      const escalation = await undoable(tx, operator, id)
      await tx
        .updateTable('escalations')
        .set({ undone_at: sql<string>`now()` })
        .where('id', '=', id)
        .execute()
      const { customer_id, siteowner_id, conversation_id, kind, hold_id, opened_hold } = escalation
      const by = { operatorId: operator.id, siteownerId: siteowner_id }
      if (opened_hold) {
        await releaseHolds(tx, customer_id, [kind], 'The operator has undone the escalation', by)
        if (!(await untellSite(tx, hold_id))) await tellSite(tx, hold_id, 'released')
      }
      await refreshHeld(tx, [customer_id])
      const inHand = await giveBackLease(tx, escalation)
      await recordAudit(tx, {
        ...by,
        action: 'escalation.undo',
        subject: { type: 'conversation', id: conversation_id },
        details: { escalation_id: id, kind },
      })
      await uncountEscalation(tx, operator.id)
      announce(
        tx,
        { topic: 'holds' },
        { topic: 'queue' },
        { topic: 'conversation', id: conversation_id, operatorId: operator.id },
      )
      return { conversation_id, in_hand: inHand }
    })
  } catch (error) {
    // The operator got another conversation at this moment.
    if (hasLeaseAlready(error)) throw new AppError('undo_too_late')
    throw error
  }
}

/** The customer is locked first, in the same order as by everybody who changes holds. */
async function undoable(tx: Tx, operator: Operator, id: number): Promise<Selectable<Escalations>> {
  const own = () => tx.selectFrom('escalations').where('id', '=', id).where('by_id', '=', operator.id)
  const found = await own().select('customer_id').executeTakeFirst()
  if (!found) throw new AppError('undo_too_late')
  await lockCustomers(tx, [found.customer_id])
  const escalation = await own()
    .where('undone_at', 'is', null)
    .where('settled_at', 'is', null)
    .where('also_by', 'is', null)
    .where(canBeUndone('opened_at'))
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!escalation) throw new AppError('undo_too_late')
  return escalation
}

/** @returns whether the operator has the conversation in hand again */
async function giveBackLease(tx: Tx, { conversation_id, by_id, lease_id }: Selectable<Escalations>) {
  if (lease_id === null) return false
  const { rows } = await sql`
    update queue_items q set operator_id = ${by_id}, lease_id = gen_random_uuid(), epoch = nextval('queue_items_epoch'),
      expires_at = ${leaseEnd}, input_at = now()
    where q.conversation_id = ${conversation_id} and q.lease_id is null and q.expires_at is null and not q.held
      and not exists (select from queue_items o where o.operator_id = ${by_id} and o.expires_at is not null)
      and not ${isAway(by_id)}
    returning q.conversation_id`.execute(tx)
  return rows.length > 0
}
