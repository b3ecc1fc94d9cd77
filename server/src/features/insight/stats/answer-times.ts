import type { StatsGroup } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { numbersSent } from './array-of-numbers.ts'
import { type Counted, conditionOf, isOfAll, nextDay } from './counted-rows.ts'
import type { PeriodParts } from './period-parts.ts'
import { areMonths } from './sum-steps.ts'
import type { Period } from './sums-of-days.ts'
import { type AnswerTime, Waits } from './waits.ts'

/** The column of the groups whose answer times are kept. */
const columns = { language: 'language', siteowner: 'siteowner_id', operator: 'operator_id' } as const
type TimedGroup = keyof typeof columns
type AnswerTimes = {
  /** Of each step of the period, from 1, and of the whole of it (0). */
  steps: Map<number, AnswerTime>
  groups: Map<string, AnswerTime>
}

export const noAnswerTimes: AnswerTimes = { steps: new Map(), groups: new Map() }

const isTimed = (by: StatsGroup): by is TimedGroup => Object.hasOwn(columns, by)

/** Whether the rows of the table have answer times. */
export const hasTimedRows = (by: StatsGroup, { people }: Counted) =>
  by === 'step' || (isTimed(by) && (by !== 'operator' || people !== null))

/**
 * How long customers waited for replies, of the days that are rolled up: in each step of a period, and for each row of the table: of
 * languages and site owners, and of the operators of a team. Of all operators together, reading the times of each would take longer than
 * the rest of the page.
 */
export async function findAnswerTimes(
  db: Db,
  parts: PeriodParts,
  counted: Counted,
  by: StatsGroup,
  steps: readonly Period[],
): Promise<AnswerTimes> {
  // The rows of people have both.
  const ofPeople = by === 'operator' && counted.people !== null
  const rows = await readWaits(db, parts, counted, areMonths(parts, steps), ofPeople ? by : null)
  const groups = ofPeople
    ? rows
    : isTimed(by) && by !== 'operator'
      ? await readWaits(db, parts, counted, true, by)
      : []
  const starts = steps.map(({ from }) => from)
  const ofSteps = new Map<number, Waits>()
  for (const row of rows)
    for (const step of [starts.findLastIndex((start) => start <= row.day) + 1, 0]) addTo(ofSteps, step, row)
  const ofGroups = new Map<string, Waits>()
  for (const row of groups) addTo(ofGroups, row.key, row)
  return { steps: timesOf(ofSteps), groups: timesOf(ofGroups) }
}

function addTo<Key>(all: Map<Key, Waits>, key: Key, { steps, counts }: WaitsRow) {
  const waits = all.get(key) ?? new Waits()
  all.set(key, waits)
  waits.add(steps, counts)
}

const timesOf = <Key>(all: Map<Key, Waits>): Map<Key, AnswerTime> =>
  new Map([...all].map(([key, waits]) => [key, waits.times()]))

/** `counts[i]` replies of the day, or of the month that begins on it, were in `steps[i]` (see `answer_time_step`). */
type WaitsRow = { day: string; key: string; steps: readonly number[]; counts: readonly number[] }

async function readWaits(
  db: Db,
  parts: PeriodParts,
  counted: Counted,
  hasMonths: boolean,
  by: TimedGroup | null,
): Promise<WaitsRow[]> {
  const key = by === null ? sql`''` : sql.ref(columns[by])
  const hasSums = isOfAll(counted) && (by === null || by === 'operator')
  const rowsOf = counted.people ? (hasSums ? sumsOfPeople : waitsOfPeople) : sumsOfAll
  const rows = ranges(parts, hasMonths, (span, from, before) => rowsOf(span, from, before, counted, key, by))
  const found = await sql<Record<'day' | 'key', string> & Record<'steps' | 'counts', Buffer>>`
    select to_char(day, 'YYYY-MM-DD') as day, key::text as key, array_send(steps) as steps, array_send(counts) as counts
    from (${rows}) w`.execute(db)
  return found.rows.map(({ day, key, steps, counts }) => ({
    day,
    key,
    steps: numbersSent(steps, 2),
    counts: numbersSent(counts, 4),
  }))
}

type RowsOf = (
  span: 'day' | 'month',
  from: string,
  before: string,
  counted: Counted,
  key: RawBuilder<unknown>,
  by: TimedGroup | null,
) => RawBuilder<unknown>

/** Whole months, and the days before and after them; or all days. */
const ranges = (
  { from, to, monthsFrom, monthsUntil }: PeriodParts,
  hasMonths: boolean,
  read: (span: 'day' | 'month', from: string, before: string) => RawBuilder<unknown>,
) =>
  hasMonths
    ? sql`${read('month', monthsFrom, monthsUntil)} union all ${read('day', from, monthsFrom)} union all ${read('day', monthsUntil, nextDay(to))}`
    : read('day', from, nextDay(to))

/** The sums have a row for all site owners (0), and one for all languages (empty). */
const sumsOfAll: RowsOf = (span, from, before, { siteowners, language = '' }, key, by) => {
  const isOfSite =
    siteowners || by === 'siteowner'
      ? sql`siteowner_id > 0 and ${siteowners ?? sql`true`}`
      : sql`siteowner_id = 0`
  const isOfLanguage =
    by === 'language' && language === '' ? sql`language <> ''` : sql`language = ${language}`
  return sql`
    select start as day, ${key} as key, steps, counts from stats_answer_time_sums
    where span = ${span} and start >= ${from}::date and start < ${before}::date and ${isOfLanguage} and ${isOfSite}`
}

const sumsOfPeople: RowsOf = (span, from, before, { people }, key) => sql`
  select start as day, ${key} as key, steps, counts from stats_answer_time_operator_sums
  where span = ${span} and start >= ${from}::date and start < ${before}::date and operator_id = any(${people}::bigint[])`

/** The tables with the times of single operators by site owner and language. */
const waitTables = { day: 'stats_answer_time_days', month: 'stats_answer_time_operator_months' } as const

const waitsOfPeople: RowsOf = (span, from, before, counted, key) => sql`
  select ${sql.ref(span)} as day, ${key} as key, array(select answer_time_step(bucket) from unnest(buckets) bucket) as steps, counts
  from ${sql.table(waitTables[span])}
  where ${sql.ref(span)} >= ${from}::date and ${sql.ref(span)} < ${before}::date and ${conditionOf(counted)}`
