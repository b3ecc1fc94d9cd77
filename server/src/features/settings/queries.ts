import { maySeeOperatorName } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'

export const findLevels = (db: Db) =>
  db.selectFrom('permissions').select(['id', 'name']).orderBy('id').execute()

/** The site owners that the operator works for. */
export function findSiteowners(db: Db, { siteownerIds }: Pick<Operator, 'siteownerIds'>) {
  const all = db.selectFrom('siteowners').select(['id', 'name']).orderBy('name').orderBy('id')
  return (
    siteownerIds === null ? all : all.where('id', '=', sql<number>`any(${siteownerIds}::bigint[])`)
  ).execute()
}

export const findLanguages = (db: Db) =>
  db.selectFrom('languages').select(['code', 'iso']).orderBy('position').execute()

export const findCountries = (db: Db) => db.selectFrom('countries').select('code').execute()

/** The names that `viewer` may see, by operator id. Specification sections 6 and 7. */
export async function findOperatorNames(db: Db, viewer: Pick<Operator, 'id' | 'team' | 'level'>) {
  const operators = await db.selectFrom('operators').select(['id', 'name']).orderBy('id').execute()
  const rule = { id: viewer.id, teamId: viewer.team.id, permissionsId: viewer.level.id }
  const visible = operators.filter(({ id }) => maySeeOperatorName(rule, id))
  return Object.fromEntries(visible.map(({ id, name }) => [String(id), { name }]))
}
