import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type Lease, leaseColumns } from '../../conversations/leases/lease.ts'
import { leaseEnd } from '../../conversations/leases/lease-time.ts'
import { endAway } from '../away/end.ts'
import { findHolder, insteadOfInHand } from '../queue/take.ts'
import { isOwnToTakeBack } from './own-to-take-back.ts'

/**
 * Gives an operator the conversation again that they were the last to have in hand, while it waits. It ends a break, and is written to
 * the audit log. The lease gets another id, so that a late release of the former one has no effect.
 * @throws {AppError} `taken` when somebody else has it, `lease_lost` when it waits no more or another operator had it since, `paused`,
 *   `held` when the customer is on hold, `conversation_not_found`
 */
export const takeBackConversation = (db: Db, operator: Operator, id: number): Promise<Lease> =>
  insteadOfInHand(db, operator, id, (tx, siteownerId) => giveBackLease(tx, operator, id, siteownerId))

async function giveBackLease(tx: Tx, operator: Operator, id: number, siteownerId: number): Promise<Lease> {
  const { rows } = await sql<Lease>`
    update queue_items q set previous_lease_id = q.lease_id, previous_operator_id = q.operator_id, lease_id = gen_random_uuid(),
      epoch = nextval('queue_items_epoch'), expires_at = ${leaseEnd}, input_at = now(), claimed_at = now(), opened = true
    where q.conversation_id = ${id} and ${isOwnToTakeBack(operator)}
    returning ${leaseColumns}`.execute(tx)
  const [lease] = rows
  if (!lease) {
    const by = await findHolder(tx, operator, id)
    throw by ? new AppError('taken', { by }) : new AppError('lease_lost', { by: null })
  }
  await endAway(tx, operator.id)
  await recordAudit(tx, {
    operatorId: operator.id,
    siteownerId,
    action: 'conversation.take_back',
    subject: { type: 'conversation', id },
  })
  announce(tx, { topic: 'queue' }, { topic: 'conversation', id, operatorId: null })
  return lease
}
