import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findErasure } from '../../conversations/customers/find-erasure.ts'
import { lockCustomers } from '../../conversations/customers/holds.ts'
import { requireSiteownerOf } from '../../conversations/customers/require-siteowner.ts'

/**
 * Keeps a customer from being erased, for a reason.
 * @throws {AppError} `customer_not_found`, `customer_erased`, `already_so`
 */
export function setLegalHold(
  db: Db,
  customerId: number,
  reason: string,
  operatorId: number | null,
): Promise<void> {
  return change(db, 'customer.set_legal_hold', customerId, operatorId, async (tx) => {
    if (await findErasure(tx, { customerId })) throw new AppError('customer_erased')
    return tx
      .insertInto('legal_holds')
      .values({ customer_id: customerId, reason: reason.trim(), set_by: operatorId })
      .onConflict((c) => c.doNothing())
      .returning('id')
      .executeTakeFirst()
  })
}

/** Lifts the legal hold of a customer, for a reason. @throws {AppError} `customer_not_found`; `already_so` when there is none */
export function liftLegalHold(
  db: Db,
  customerId: number,
  reason: string,
  operatorId: number | null,
): Promise<void> {
  return change(db, 'customer.lift_legal_hold', customerId, operatorId, (tx) =>
    tx
      .updateTable('legal_holds')
      .set({ lifted_at: sql<string>`now()`, lifted_by: operatorId, lift_reason: reason.trim() })
      .where('customer_id', '=', customerId)
      .where('lifted_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  )
}

/** @param write stores the change; undefined when there is nothing to change */
async function change(
  db: Db,
  action: 'customer.set_legal_hold' | 'customer.lift_legal_hold',
  customerId: number,
  operatorId: number | null,
  write: (tx: Tx) => Promise<object | undefined>,
): Promise<void> {
  await transaction(db, async (tx) => {
    await lockCustomers(tx, [customerId])
    const siteownerId = await requireSiteownerOf(tx, customerId)
    if (!(await write(tx))) throw new AppError('already_so')
    await recordAudit(tx, {
      operatorId,
      siteownerId,
      action,
      subject: { type: 'customer', id: customerId },
    })
  })
}
