import { isReleasedByPeople, type SiteHold } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { SiteOwner } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** The holds of a customer of this site that are in force. @throws {AppError} `customer_not_found` */
export async function findHoldsOfCustomer(db: Db, site: SiteOwner, externalId: string): Promise<SiteHold[]> {
  const customer = await db
    .selectFrom('customers')
    .where('siteowner_id', '=', site.id)
    .where('external_id', '=', externalId)
    .select(['id', 'external_id'])
    .executeTakeFirst()
  if (!customer) throw new AppError('customer_not_found')
  const holds = await db
    .selectFrom('holds')
    .where('customer_id', '=', customer.id)
    .where('released_at', 'is', null)
    .where(sql<boolean>`(until is null or until > now())`)
    .select(['id as hold_id', 'kind', 'since', 'until', 'released_at'])
    .orderBy('id')
    .execute()
  return holds.map((hold) => ({
    ...hold,
    customer_external_id: customer.external_id,
    by_people: isReleasedByPeople(hold.kind),
  }))
}
