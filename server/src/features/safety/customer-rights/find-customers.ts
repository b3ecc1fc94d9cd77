import type { FoundCustomer } from '@panel/contract'
import { folded } from '@panel/contract/rules/fold'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { worksFor } from '../../../platform/http/works-for.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { digestOfCustomer } from '../../conversations/customers/find-erasure.ts'
import { findCustomer, presentCustomer } from './require-customer.ts'

/** Letters of a name that are searched for: fewer find too many. */
const fewestLetters = 2
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
    ...(await findByName(db, operator, asked)),
  ]
  const rows = await Promise.all([...new Set(ids)].map((id) => findCustomer(db, operator, id)))
  return rows.flatMap((row) => (row ? [presentCustomer(row)] : []))
}

async function findSiteowners(db: Db, operator: Operator): Promise<number[]> {
  const all = await db.selectFrom('siteowners').select('id').orderBy('id').execute()
  return all.map(({ id }) => id).filter((id) => worksFor(operator, id))
}

async function findByName(db: Db, operator: Operator, asked: string) {
  const beginning = folded(asked)
  if (beginning.length < fewestLetters) return []
  const pattern = `${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{ id: number }>`
    select found.id from unnest(${await findSiteowners(db, operator)}::bigint[]) s (siteowner_id)
    cross join lateral (
      select cu.id, cu.name from customers cu where cu.siteowner_id = s.siteowner_id and folded(cu.name) like ${pattern}
      order by folded(cu.name) using ~<~, cu.id limit ${mostNamed}
    ) found order by folded(found.name), found.id limit ${mostNamed}`.execute(db)
  return rows.map(({ id }) => id)
}

async function findByExternalId(db: Db, secrets: Secrets, operator: Operator, externalId: string) {
  const siteowners = await findSiteowners(db, operator)
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
