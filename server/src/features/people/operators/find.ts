import { type listOperators, type OperatorSort, operatorViews, type QueryOf } from '@panel/contract'
import { folded } from '@panel/contract/rules/fold'
import { type RawBuilder, sql } from 'kysely'
import { pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import { contains } from '../../../platform/folded.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { sharesSiteowner } from '../../../platform/http/shares-siteowner.ts'
import { inNameOrder } from '../../../platform/name-order.ts'
import { isOpen } from '../sign-in/session.ts'
import { isPerson } from './echo.ts'
import { type ListedRow, listedColumns } from './listed-columns.ts'
import { seesNames } from './policy.ts'
import { isWaiting } from './waiting-reset.ts'

type Asked = QueryOf<typeof listOperators>
type View = NonNullable<Asked['view']>

/** The condition of each view on operator `o`. The inner queries do not depend on `o`, so that each runs once. */
const conditions: Record<View, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  here: sql<boolean>`(o.suspended_at is null and o.id in (
    select s.operator_id from sessions s where s.tfa_at is not null and ${isOpen}))`,
  invited: sql<boolean>`(o.suspended_at is null and o.totp_enrolled_at is null and o.id in (
    select i.operator_id from invitations i where i.used_at is null))`,
  suspended: sql<boolean>`o.suspended_at is not null`,
  waiting: sql<boolean>`(o.suspended_at is null and o.id in (
    select g.operator_id from code_guesses g where g.locked_at is not null
    union all select r.operator_id from two_factor_resets r where ${isWaiting}))`,
}

/** The value that operator `o` of team `t` is sorted by. */
const sortedBy: Record<OperatorSort, RawBuilder<unknown>> = {
  name: inNameOrder('o.name'),
  level: sql`o.permissions_id`,
  team: inNameOrder('t.name'),
}

/** The operators that the viewer supervises, and match the filters. A cursor is the id of the last operator of a page. */
export async function findOperators(db: Db, viewer: Operator, asked: Asked, limit: number) {
  const by = sortedBy[sortOf(viewer, asked)]
  const direction = sql.raw(asked.order === 'descending' ? 'desc' : 'asc')
  const { rows } = await sql<ListedRow>`
    with first as (
      select o.id, ${by} as value
      from operators o join teams t on t.id = o.team_id
      where ${sql.join(filtersOf(viewer, asked, by), sql` and `)}
      order by value ${direction}, o.id ${direction}
      limit ${limit + 1}
    ), page as (
      select id, row_number() over (order by value ${direction}, id ${direction}) as place from first
    )
    select ${listedColumns(viewer)} order by place`.execute(db)
  return pageOf(rows, limit, ({ id }) => id)
}

/** One row for each operator that the list has. */
export const operatorsMatching = (viewer: Operator, asked: Asked) => sql`
  select from operators o join teams t on t.id = o.team_id
  where ${sql.join(filtersOf(viewer, asked, sortedBy[sortOf(viewer, asked)]), sql` and `)}`

/** The names would follow from the order. */
const sortOf = (viewer: Operator, { sort = 'name' }: Asked): OperatorSort =>
  sort === 'name' && !seesNames(viewer) ? 'level' : sort

function filtersOf(viewer: Operator, asked: Asked, by: RawBuilder<unknown>): RawBuilder<boolean>[] {
  const { q, view = 'all', team_id, level_id, language, siteowner_id, two_factor, cursor } = asked
  const wanted = [isPerson, sharesSiteowner(viewer), conditions[view]]
  if (q !== undefined && folded(q) !== '') wanted.push(isFound(viewer, q.trim()))
  if (team_id) wanted.push(sql<boolean>`o.team_id = ${team_id}`)
  if (level_id) wanted.push(sql<boolean>`o.permissions_id = ${level_id}`)
  if (language) wanted.push(sql<boolean>`${language} = any(o.languages)`)
  if (siteowner_id)
    wanted.push(sql<boolean>`(o.siteowner_ids is null or ${siteowner_id} = any(o.siteowner_ids))`)
  if (two_factor) wanted.push(sql<boolean>`(o.totp_enrolled_at is not null) = ${two_factor === 'on'}`)
  if (cursor) {
    const isAfter = sql.raw(asked.order === 'descending' ? '<' : '>')
    wanted.push(sql<boolean>`(${by}, o.id) ${isAfter} (
      select ${by}, o.id from operators o join teams t on t.id = o.team_id where o.id = ${cursor})`)
  }
  return wanted
}

/** By id, and by name and login for those who may see them. */
function isFound(viewer: Operator, text: string): RawBuilder<boolean> {
  const id = /^#?([1-9]\d{0,14})$/.exec(text)?.[1] ?? null
  if (!seesNames(viewer)) return sql<boolean>`o.id = ${id}::bigint`
  return sql<boolean>`(o.id = ${id}::bigint or ${contains(sql.ref('o.name'), text)} or ${contains(sql.ref('o.login'), text)})`
}

/** The number of operators in each view. */
export async function countViews(db: Db, viewer: Operator): Promise<Record<View, number>> {
  const counts = operatorViews.map(
    (view) => sql`count(*) filter (where ${conditions[view]}) as ${sql.ref(view)}`,
  )
  const { rows } = await sql<Record<View, number>>`
    select ${sql.join(counts)} from operators o where ${isPerson} and ${sharesSiteowner(viewer)}`.execute(db)
  // The cast: counts without a group are one row.
  return rows[0] as Record<View, number>
}
