import { type RawBuilder, sql } from 'kysely'
import { isReal } from '../../../platform/real-siteowners.ts'
import { beginningOf, dayOf, endOf, hourOf } from '../../../platform/service-time.ts'
import type { PeriodParts } from './period-parts.ts'

/** Whose messages are counted. */
export type Counted = {
  /** The condition of the site owners, on `siteowner_id`; null for all. */
  siteowners: RawBuilder<boolean> | null
  /** These operators; null for all. */
  people: readonly number[] | null
  language: string | undefined
}

/** A column of the tables `stats_…`. */
export type Column = 'type' | 'operator_id' | 'language' | 'siteowner_id' | 'hour' | 'day'

/**
 * A query of rows with the columns, `sent` and `answered`: several rows for the same values, to be summed.
 *
 * Days that are rolled up are read from the tables `stats_…`, and the messages of them that were answered since from `stats_changes`. The
 * other days, such as today, are read from `message_stats_daily`, or from the messages when it does not have a column. One snapshot of
 * all these tables gives exact sums.
 */
export function countedRows(
  parts: PeriodParts,
  counted: Counted,
  columns: readonly Column[],
  /** The days of a whole month may be its first day. */
  hasMonths = !columns.includes('day'),
): RawBuilder<unknown> {
  const needsLanguage = columns.includes('language') || counted.language !== undefined
  const select = sql.join(columns.map((column) => sql.ref(column)))
  const readsMonths = hasMonths && parts.monthsFrom < parts.monthsUntil
  // Types of single operators are counted where they are stored. So are days, of which there are few.
  if (counted.people && !needsLanguage && (columns.includes('type') || !readsMonths))
    return dailyRows(parts, counted, select)
  const condition = conditionOf(counted)
  const within = (rows: RawBuilder<unknown>, from: string, before: string) => sql`
    select ${select}, sent, answered from ${rows} where day >= ${from}::date and day < ${before}::date and ${condition}`
  const ofOperators = counted.people !== null || columns.includes('operator_id')
  const days = sql.table(
    ofOperators ? 'stats_operator_days' : columns.includes('hour') ? 'stats_hours' : 'stats_days',
  )
  const rolledUp =
    ofOperators && readsMonths
      ? sql`
    ${within(sql`(select *, month as day from stats_operator_months) months`, parts.monthsFrom, parts.monthsUntil)}
    union all ${within(days, parts.from, parts.monthsFrom)}
    union all ${within(days, parts.monthsUntil, nextDay(parts.to))}`
      : within(days, parts.from, nextDay(parts.to))
  const recent = needsLanguage || columns.includes('hour') ? recentMessages(parts) : recentDays(parts)
  return sql`${rolledUp}
    union all select ${select}, sent, answered from (${recent}) recent where ${condition}`
}

const ofPeople = (people: readonly number[]) => sql<boolean>`operator_id = any(${people}::bigint[])`

/** The condition on `siteowner_id`, `language` and `operator_id`. */
export function conditionOf({ siteowners, language, people }: Counted): RawBuilder<boolean> {
  const conditions = [
    ...(siteowners ? [siteowners] : []),
    ...(language === undefined ? [] : [sql<boolean>`language = ${language}`]),
    ...(people ? [ofPeople(people)] : []),
  ]
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** The day after, as the end of a range of days. */
function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/** The days of single operators, as they are counted while messages are stored. Each operator is looked up in the index by itself. */
const dailyRows = (
  { from, to }: PeriodParts,
  { siteowners, people }: Counted,
  columns: RawBuilder<unknown>,
) => sql`
  select ${columns}, sent, answered
  from unnest(${people}::bigint[]) one (id), lateral (
    select * from message_stats_daily
    where operator_id = one.id and (operator_id, day) >= (one.id, ${from}::date) and (operator_id, day) <= (one.id, ${to}::date)
    offset 0) s
  where ${siteowners ?? sql`true`}`

/** Answers to messages of days that are rolled up. */
const changes = ({ from, to }: PeriodParts, columns: RawBuilder<unknown>) => sql`
  select ${columns}, c.siteowner_id, c.operator_id, c.type, 0 as sent, 1 as answered
  from stats_changes c join stats_rolled_days r on r.day = ${dayOf('c.created_at')}
  where r.day between ${from}::date and ${to}::date`

const recentDays = (parts: PeriodParts) => sql`
  select s.day, s.siteowner_id, s.operator_id, s.type, s.sent, s.answered
  from unnest(${parts.uncounted}::date[]) u (day), lateral (select * from message_stats_daily where day = u.day offset 0) s
  union all ${changes(parts, sql`r.day`)}`

/** The language that a conversation had when its message was sent. */
const languageAt = (message: string) =>
  sql.raw(`coalesce((select f.language from former_languages f
    where f.conversation_id = ${message}.conversation_id and f.until > ${message}.created_at order by f.until limit 1),
    (select language from conversations where id = ${message}.conversation_id))`)
const hourAt = (message: string) => sql`${hourOf(`${message}.created_at`)} as hour`

/** The messages of the days that are not rolled up: those of each operator by their index, because there is none of the time alone. */
const recentMessages = (parts: PeriodParts) => {
  const { uncounted } = parts
  // Without such a day, no message is read.
  const [first = '2000-01-01', last = '1999-12-31'] = [uncounted[0], uncounted.at(-1)]
  return sql`
    select ${dayOf('m.created_at')} as day, ${hourAt('m')}, ${languageAt('m')} as language, m.siteowner_id, m.operator_id,
      m.type, 1 as sent, (m.answered_at is not null)::int as answered
    from (select distinct operator_id from message_stats_daily where day = any(${uncounted}::date[])) o, lateral (
      select * from messages
      where operator_id = o.operator_id and created_at >= ${beginningOf(first)}
        and created_at < ${endOf(last)} offset 0) m
    where ${dayOf('m.created_at')} = any(${uncounted}::date[]) and ${isReal(sql`m.siteowner_id`)}
    union all ${changes(parts, sql`r.day, ${hourAt('c')}, ${languageAt('c')}`)}`
}
