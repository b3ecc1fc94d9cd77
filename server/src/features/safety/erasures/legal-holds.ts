import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findErasure } from '../../conversations/customers/find-erasure.ts'
import { lockCustomers } from '../../conversations/customers/holds.ts'

/**
 * Keeps a customer from being erased, for a reason.
 * @throws {AppError} `customer_not_found`, `customer_erased`, `already_so`
 */
export async function setLegalHold(
  db: Db,
  customerId: number,
  reason: string,
  operatorId: number | null,
): Promise<void> {
  await transaction(db, async (tx) => {
    await lockCustomers(tx, [customerId])
    const customer = await tx
      .selectFrom('customers')
      .where('id', '=', customerId)
      .select('siteowner_id')
      .executeTakeFirst()
    if (!customer) throw new AppError('customer_not_found')
    if (await findErasure(tx, { customerId })) throw new AppError('customer_erased')
    const set = await tx
      .insertInto('legal_holds')
      .values({ customer_id: customerId, reason: reason.trim(), set_by: operatorId })
      .onConflict((c) => c.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!set) throw new AppError('already_so')
    await recordAudit(tx, {
      operatorId,
      siteownerId: customer.siteowner_id,
      action: 'customer.set_legal_hold',
      subject: { type: 'customer', id: customerId },
    })
  })
}

/** Lifts the legal hold of a customer, for a reason. @throws {AppError} `customer_not_found`; `already_so` when there is none */
export async function liftLegalHold(
  db: Db,
  customerId: number,
  reason: string,
  operatorId: number | null,
): Promise<void> {
  await transaction(db, async (tx) => {
    await lockCustomers(tx, [customerId])
    const customer = await tx
      .selectFrom('customers')
      .where('id', '=', customerId)
      .select('siteowner_id')
      .executeTakeFirst()
    if (!customer) throw new AppError('customer_not_found')
    const lifted = await tx
      .updateTable('legal_holds')
      .set({ lifted_at: sql<string>`now()`, lifted_by: operatorId, lift_reason: reason.trim() })
      .where('customer_id', '=', customerId)
      .where('lifted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!lifted) throw new AppError('already_so')
    await recordAudit(tx, {
      operatorId,
      siteownerId: customer.siteowner_id,
      action: 'customer.lift_legal_hold',
      subject: { type: 'customer', id: customerId },
    })
  })
}
