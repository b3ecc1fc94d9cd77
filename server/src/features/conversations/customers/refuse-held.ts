import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'

/**
 * Refuses when the customer is on hold. The row stays locked against changes of its holds, so that a queue item that is created
 * next agrees with them.
 * @throws {AppError} `held` with the kind of the oldest hold
 */
export async function refuseHeldCustomer(tx: Tx, customerId: number) {
  await tx.selectFrom('customers').where('id', '=', customerId).select('id').forShare().execute()
  const hold = await tx
    .selectFrom('holds')
    .where('customer_id', '=', customerId)
    .where('released_at', 'is', null)
    .where(sql<boolean>`(until is null or until > now())`)
    .select('kind')
    .orderBy('id')
    .executeTakeFirst()
  if (hold) throw new AppError('held', { kind: hold.kind })
}
