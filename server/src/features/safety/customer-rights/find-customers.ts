import type { FoundCustomer } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { digestOfCustomer } from '../../conversations/customers/find-erasure.ts'
import { findCustomersNamed, findOwnSiteowners } from '../../conversations/customers/find-named.ts'
import { findCustomer, presentCustomer } from './require-customer.ts'

/** Customers who are found by the beginning of their name, at most. */
const mostNamed = 50

/**
 * Customers with this number in the panel, with this id at one of the sites, or whose name begins so. One who was erased is found by the
 * digest of the id. Each site owner is one look into an index.
 */
export async function findCustomers(
  db: Db,
  secrets: Secrets,
  operator: Operator,
  words: string,
): Promise<FoundCustomer[]> {
  const asked = words.trim()
  if (asked === '') return []
  const ids = [
    ...(/^#?[1-9]\d{0,14}$/.test(asked) ? [Number(asked.replace('#', ''))] : []),
    ...(await findByExternalId(db, secrets, operator, asked)),
    ...(await findCustomersNamed(db, operator, asked, mostNamed)),
  ]
  const rows = await Promise.all([...new Set(ids)].map((id) => findCustomer(db, operator, id)))
  return rows.flatMap((row) => (row ? [presentCustomer(row)] : []))
}

async function findByExternalId(db: Db, secrets: Secrets, operator: Operator, externalId: string) {
  const siteowners = await findOwnSiteowners(db, operator)
  const digests = siteowners.map((id) => digestOfCustomer(secrets, id, externalId))
  const { rows } = await sql<{ id: number }>`
    select found.id from unnest(${siteowners}::bigint[], ${digests}::bytea[]) with ordinality s (siteowner_id, digest, place)
    cross join lateral (
      select cu.id from customers cu where cu.siteowner_id = s.siteowner_id and cu.external_id = ${externalId}
      union all
      select e.customer_id from erasures e where e.siteowner_id = s.siteowner_id and e.digest = s.digest
    ) found order by s.place limit 20`.execute(db)
  return rows.map(({ id }) => id)
}
