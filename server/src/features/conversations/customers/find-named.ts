import { folded } from '@panel/contract/rules/fold'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { worksFor } from '../../../platform/http/works-for.ts'

/** Letters of a name that are searched for: fewer find too many. */
const fewestLetters = 2

/** The site owners that the operator works for. */
export async function findOwnSiteowners(db: Db, operator: Pick<Operator, 'siteownerIds'>): Promise<number[]> {
  const all = await db.selectFrom('siteowners').select('id').orderBy('id').execute()
  return all.map(({ id }) => id).filter((id) => worksFor(operator, id))
}

/**
 * The ids of the customers whose names begin so, whatever their accents, in the order of the names. Each site owner is one look into an
 * index.
 */
export async function findCustomersNamed(
  db: Db,
  operator: Pick<Operator, 'siteownerIds'>,
  asked: string,
  most: number,
): Promise<number[]> {
  const beginning = folded(asked.trim())
  if (beginning.length < fewestLetters) return []
  const pattern = `${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{ id: number }>`
    select found.id from unnest(${await findOwnSiteowners(db, operator)}::bigint[]) s (siteowner_id)
    cross join lateral (
      select cu.id, cu.name from customers cu where cu.siteowner_id = s.siteowner_id and folded(cu.name) like ${pattern}
      order by folded(cu.name) using ~<~, cu.id limit ${most}
    ) found order by folded(found.name), found.id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
