import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { announceCustomer } from './announce-customer.ts'

/**
 * Sets or removes (null) the alert of a customer. The text is trimmed, and is not written to the audit log. It locks the
 * customer, so lock queue items and conversations afterwards, or call `lockCustomers` before them.
 * @returns false when nothing changed or there is no such customer
 */
export async function setAlert(
  tx: Tx,
  customerId: number,
  text: string | null,
  operator: Pick<Operator, 'id'>,
): Promise<boolean> {
  const alert = text?.trim() || null
  const before = await tx
    .selectFrom('customers')
    .where('id', '=', customerId)
    .select(['alert', 'siteowner_id'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!before || before.alert === alert) return false
  await tx
    .updateTable('customers')
    .where('id', '=', customerId)
    .set(
      alert === null
        ? { alert, alert_by: null, alert_at: null }
        : { alert, alert_by: operator.id, alert_at: sql<string>`now()` },
    )
    .execute()
  await recordAudit(tx, {
    operatorId: operator.id,
    siteownerId: before.siteowner_id,
    action: alert === null ? 'alert.remove' : before.alert === null ? 'alert.set' : 'alert.change',
    subject: { type: 'customer', id: customerId },
  })
  await announceCustomer(tx, customerId)
  return true
}
