import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** What a field names by its id. */
type Named = 'operators' | 'permissions' | 'teams' | 'siteowners'

/** Fields of the details whose values are ids. */
const namedFields: Record<string, Named> = {
  asked_by: 'operators',
  made_by: 'operators',
  ordered_by: 'operators',
  by: 'operators',
  level: 'permissions',
  level_id: 'permissions',
  move_to: 'permissions',
  permissions_id: 'permissions',
  team_id: 'teams',
  siteowner_ids: 'siteowners',
}

/** Actions that go from one operator to another. In others, `from` and `to` are no people. */
const betweenOperators = ['board.release', 'conversation.take', 'conversation.take_over', 'escalation.assign']

export function namedBy(action: string, field: string): Named | undefined {
  if ((field === 'from' || field === 'to') && betweenOperators.includes(action)) return 'operators'
  return namedFields[field]
}

export type Names = Record<Named, Map<number, string>>

type Entry = { action: string; details: unknown }

/** The names that the details of these entries need, with one statement for each table that has some of them. */
export async function findNames(db: Db, entries: readonly Entry[]): Promise<Names> {
  const ids: Record<Named, Set<number>> = {
    operators: new Set(),
    permissions: new Set(),
    teams: new Set(),
    siteowners: new Set(),
  }
  for (const { action, details } of entries)
    for (const [field, value] of fieldsIn(details)) {
      const named = namedBy(action, field)
      if (named) for (const id of idsIn(value)) ids[named].add(id)
    }
  const find = (table: Named) => findNamesIn(db, table, [...ids[table]])
  const [operators, permissions, teams, siteowners] = await Promise.all([
    find('operators'),
    find('permissions'),
    find('teams'),
    find('siteowners'),
  ])
  return { operators, permissions, teams, siteowners }
}

/** An id, or a list of them, as numbers. Other values, such as 'command line', are none. */
export const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'number')

/** The fields of the details, also those before and after. */
function* fieldsIn(details: unknown): Generator<[string, unknown]> {
  if (typeof details !== 'object' || details === null) return
  for (const [field, value] of Object.entries(details))
    if (field === 'before' || field === 'after') yield* fieldsIn(value)
    else yield [field, value]
}

async function findNamesIn(db: Db, table: Named, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
