import { maySeeOperatorName } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { inNameOrder } from '../../platform/name-order.ts'

export const findLevels = (db: Db) =>
  db.selectFrom('permissions').select(['id', 'name']).orderBy('id').execute()

/** The site owners that the operator works for. */
export function findSiteowners(db: Db, { siteownerIds }: Pick<Operator, 'siteownerIds'>) {
  const all = db.selectFrom('siteowners').select(['id', 'name']).orderBy(inNameOrder('name')).orderBy('id')
  return (
    siteownerIds === null ? all : all.where('id', '=', sql<number>`any(${siteownerIds}::bigint[])`)
  ).execute()
}

export const findLanguages = (db: Db) =>
  db.selectFrom('languages').select(['code', 'iso']).orderBy('position').execute()

export const findCountries = (db: Db) => db.selectFrom('countries').select('code').execute()

/** The names that `viewer` may see, by operator id. Specification sections 6 and 7. */
export async function findOperatorNames(db: Db, viewer: Pick<Operator, 'id' | 'team' | 'level'>) {
  const rule = { id: viewer.id, teamId: viewer.team.id, permissionsId: viewer.level.id }
  // Two arrays of JSON: to read ten thousand rows takes most of the time of this answer, which every page loads.
  const { ids, names } = await db
    .selectFrom('operators')
    .select([
      sql<number[]>`coalesce(json_agg(id order by id), '[]')`.as('ids'),
      sql<string[]>`coalesce(json_agg(name order by id), '[]')`.as('names'),
    ])
    .executeTakeFirstOrThrow()
  const visible: Record<string, { name: string }> = {}
  for (const [place, id] of ids.entries()) {
    const name = names[place]
    if (name !== undefined && maySeeOperatorName(rule, id)) visible[id] = { name }
  }
  return visible
}
