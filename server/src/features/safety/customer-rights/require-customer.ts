import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { worksFor } from '../../../platform/http/works-for.ts'

/** The customer of a site owner that this operator works for. */
export async function findCustomer(db: Db, operator: Operator, id: number) {
  const customer = await db
    .selectFrom('customers as cu')
    .innerJoin('siteowners as s', 's.id', 'cu.siteowner_id')
    .leftJoin('erasures as e', 'e.customer_id', 'cu.id')
    .where('cu.id', '=', id)
    .select([
      'cu.id',
      'cu.name',
      'cu.external_id',
      's.id as siteowner_id',
      's.name as siteowner_name',
      'e.id as erasure_id',
    ])
    .executeTakeFirst()
  return customer && worksFor(operator, customer.siteowner_id) ? customer : undefined
}

/** @throws {AppError} `customer_not_found` */
export async function requireCustomer(db: Db, operator: Operator, id: number) {
  const customer = await findCustomer(db, operator, id)
  if (!customer) throw new AppError('customer_not_found')
  return customer
}

type Row = Awaited<ReturnType<typeof requireCustomer>>

/** A customer as a `FoundCustomer`. */
export const presentCustomer = (row: Row) => ({
  id: row.id,
  name: row.name,
  external_id: row.erasure_id === null ? row.external_id : null,
  siteowner: { id: row.siteowner_id, name: row.siteowner_name },
  is_erased: row.erasure_id !== null,
})
