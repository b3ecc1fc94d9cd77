import type { Db } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** The id of the customer's site owner. @throws {AppError} `customer_not_found` */
export async function requireSiteownerOf(db: Db, customerId: number): Promise<number> {
  const customer = await db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .select('siteowner_id')
    .executeTakeFirst()
  if (!customer) throw new AppError('customer_not_found')
  return customer.siteowner_id
}
