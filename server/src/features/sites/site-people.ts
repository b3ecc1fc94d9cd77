import type {
  BodyOf,
  getSiteCustomer,
  getSiteProfile,
  HandlerResultOf,
  patchCustomer as patchCustomerEndpoint,
} from '@panel/contract'
import { sql } from 'kysely'
import { type Db, transaction } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { announceCustomer } from '../conversations/customers/announce-customer.ts'
import { refuseErased } from '../conversations/customers/find-erasure.ts'
import { disclosureOfCustomer } from './disclosure-of-customer.ts'

/** A profile of this site owner as the site told it. @throws {AppError} `profile_not_found` */
export async function readSiteProfile(
  db: Db,
  site: SiteOwner,
  externalId: string,
): Promise<HandlerResultOf<typeof getSiteProfile>> {
  const found = await db
    .selectFrom('profiles')
    .where('siteowner_id', '=', site.id)
    .where('external_id', '=', externalId)
    .select([
      'id',
      'external_id',
      'name',
      'age',
      'city',
      'gender',
      'language',
      'about',
      'photo_url',
      'updated_at',
    ])
    .select([
      sql<HandlerResultOf<typeof getSiteProfile>['facts']>`facts`.as('facts'),
      sql<boolean>`retired_at is not null`.as('is_retired'),
    ])
    .executeTakeFirst()
  if (!found) throw new AppError('profile_not_found')
  return found
}

/** A customer of this site owner as the site told it. @throws {AppError} `customer_not_found` */
export async function readSiteCustomer(
  db: Db,
  site: SiteOwner,
  externalId: string,
): Promise<HandlerResultOf<typeof getSiteCustomer>> {
  const found = await db
    .selectFrom('customers')
    .where('siteowner_id', '=', site.id)
    .where('external_id', '=', externalId)
    .select(['id', 'external_id', 'name', 'language', 'member_type', 'credits', 'member_since', 'timezone'])
    .select(['country', 'birthday', 'updated_at'])
    .select([
      sql<HandlerResultOf<typeof getSiteProfile>['facts']>`facts`.as('facts'),
      sql<HandlerResultOf<typeof getSiteCustomer>['limits']>`limits`.as('limits'),
    ])
    .executeTakeFirst()
  if (!found) throw new AppError('customer_not_found')
  return { ...found, disclosure: await disclosureOfCustomer(db, found.id) }
}

/** Changes what is named of a customer of this site owner. @throws {AppError} `customer_not_found`, `customer_erased` */
export async function patchCustomer(
  { db, secrets }: { db: Db; secrets: Secrets },
  site: SiteOwner,
  externalId: string,
  { credits, member_type }: BodyOf<typeof patchCustomerEndpoint>,
): Promise<HandlerResultOf<typeof patchCustomerEndpoint>> {
  return transaction(db, async (tx) => {
    const stored = await tx
      .updateTable('customers')
      .set({ credits, member_type, updated_at: sql`now()` })
      .where('siteowner_id', '=', site.id)
      .where('external_id', '=', externalId)
      .returning(['id', 'external_id', 'credits', 'member_type'])
      .executeTakeFirst()
    if (!stored) {
      await refuseErased(tx, secrets, site.id, externalId)
      throw new AppError('customer_not_found')
    }
    await announceCustomer(tx, stored.id)
    return stored
  })
}
