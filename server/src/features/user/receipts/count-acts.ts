import type { OwnActCounts, OwnActKind } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { isInShift, isOfReal, rowsOf, type Shift, sources } from '../mine/sources.ts'

/** Counts what an operator did in a shift, from the rows of which the list of own acts is made. Kinds without any are left out. */
export async function countActs(db: Db, operatorId: number, shift: Shift): Promise<OwnActCounts> {
  const parts = sources.map((source) => {
    const { kind, by, at, isAct } = source
    return sql`
      select ${kind} as kind, count(*) as count from ${rowsOf(source)}
      where ${by} = ${operatorId} and ${isAct} and ${isOfReal} and ${isInShift(at, shift)} group by 1`
  })
  const { rows } = await sql<{
    kind: OwnActKind
    count: number
  }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

/** How many handovers and escalations of an operator no master has decided. */
export async function countWithMasters(db: Db, operatorId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from handovers where operator_id = ${operatorId} and ended_at is null)
      + (select count(*) from escalations where by_id = ${operatorId} and settled_at is null and undone_at is null) as count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
