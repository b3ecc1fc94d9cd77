import type { Db } from '../../../platform/database.ts'
import type { SiteOwner } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { refuseErased } from '../../conversations/customers/find-erasure.ts'

/** The panel's number of a site's customer. @throws {AppError} `customer_not_found`, `customer_erased` */
export async function findCustomerOfSite(
  db: Db,
  secrets: Secrets,
  { id }: SiteOwner,
  externalId: string,
): Promise<number> {
  const customer = await db
    .selectFrom('customers')
    .where('siteowner_id', '=', id)
    .where('external_id', '=', externalId)
    .select('id')
    .executeTakeFirst()
  if (customer) return customer.id
  await refuseErased(db, secrets, id, externalId)
  throw new AppError('customer_not_found')
}
