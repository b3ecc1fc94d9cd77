import type { StatsGroup } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { isReal } from '../../../platform/real-siteowners.ts'
import { beginningOf, dayOf, endOf } from '../../../platform/service-time.ts'
import { type Column, type Counted, conditionOf, countedRows } from './counted-rows.ts'
import type { PeriodParts } from './period-parts.ts'

/** A group: messages and answers, or skips. */
export type Sum = { key: string; name: string | null; sent: number; answered: number; skipped: number }
/** The others are summed by step, by `sum-steps.ts`. */
export type SummedGroup = Extract<StatsGroup, 'operator' | 'team' | 'hour' | 'skip_reason'>

const columns: Record<Exclude<SummedGroup, 'skip_reason'>, Column> = {
  operator: 'operator_id',
  team: 'operator_id',
  hour: 'hour',
}

/** The value of a group, and its name. Subqueries, because a join reads all operators, also those who sent nothing. */
const named = (group: SummedGroup): { key: RawBuilder<unknown>; name: RawBuilder<unknown> } => {
  const nameIn = (table: string) => sql`(select name from ${sql.table(table)} where id = s.key)`
  switch (group) {
    case 'operator':
      return { key: sql`operator_id`, name: nameIn('operators') }
    case 'team':
      return { key: sql`(select team_id from operators where id = operator_id)`, name: nameIn('teams') }
    case 'skip_reason':
      return { key: sql`reason`, name: sql`null` }
    case 'hour':
      return { key: sql`hour`, name: sql`null` }
  }
}

/** The sums of each group in a period; groups without messages or skips are left out. */
export async function sumGroups(
  db: Db,
  parts: PeriodParts,
  counted: Counted,
  group: SummedGroup,
): Promise<Sum[]> {
  const { key, name } = named(group)
  const rows =
    group === 'skip_reason'
      ? sql`select reason, 0 as sent, 0 as answered, skipped from (${skipRows(parts, counted)}) skips`
      : sql`select *, 0 as skipped from (${countedRows(parts, counted, [columns[group]])}) messages`
  const column = group === 'skip_reason' ? sql`reason` : sql.ref(columns[group])
  const found = await sql<Sum>`
    select s.key::text as key, ${name} as name, sum(s.sent)::bigint as sent, sum(s.answered)::bigint as answered,
      sum(s.skipped)::bigint as skipped
    from (
      select ${key} as key, sum(sent) as sent, sum(answered) as answered, sum(skipped) as skipped
      from (${rows}) n group by ${column}) s
    group by s.key having sum(s.sent) + sum(s.skipped) > 0
    order by 3 desc, 5 desc, s.key`.execute(db)
  return found.rows
}

/** Rows of `reason` and `skipped`, as `countedRows` has them for messages. Skips of single operators are few, and read as they are. */
function skipRows(parts: PeriodParts, counted: Counted) {
  const condition = conditionOf(counted)
  const reason = sql`coalesce(reason_code, '') as reason, 1 as skipped`
  if (counted.people)
    return sql`
      select ${reason} from unnest(${counted.people}::bigint[]) one (id), lateral (
        select * from skips where operator_id = one.id and created_at >= ${beginningOf(parts.from)}
          and created_at < ${endOf(parts.to)} offset 0) s
      where ${condition} and ${isReal(sql`siteowner_id`)}`
  const { uncounted } = parts
  const [first = '2000-01-01', last = '1999-12-31'] = [uncounted[0], uncounted.at(-1)]
  return sql`
    select reason, skipped from stats_skip_days where day between ${parts.from}::date and ${parts.to}::date and ${condition}
    union all
    select ${reason} from skips
    where created_at >= ${beginningOf(first)} and created_at < ${endOf(last)}
      and ${dayOf('created_at')} = any(${uncounted}::date[]) and ${condition} and ${isReal(sql`siteowner_id`)}`
}
