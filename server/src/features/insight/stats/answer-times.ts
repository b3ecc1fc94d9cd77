import type { StatsGroup } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { numbersSent } from './array-of-numbers.ts'
import { type Counted, conditionOf } from './counted-rows.ts'
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
  period: Period,
  counted: Counted,
  by: StatsGroup,
  steps: readonly Period[],
): Promise<AnswerTimes> {
  // The rows of people have both.
  const ofPeople = by === 'operator' && counted.people !== null
  const rows = await readWaits(db, period, counted, ofPeople ? by : null)
  const groups = ofPeople
    ? rows
    : isTimed(by) && by !== 'operator'
      ? await readWaits(db, period, counted, by)
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

/** `counts[i]` replies of the day were in `steps[i]` (see `answer_time_step`). */
type WaitsRow = { day: string; key: string; steps: readonly number[]; counts: readonly number[] }

async function readWaits(
  db: Db,
  { from, to }: Period,
  counted: Counted,
  by: TimedGroup | null,
): Promise<WaitsRow[]> {
  const key = by === null ? sql`''` : sql.ref(columns[by])
  const condition = counted.people ? conditionOf(counted) : isOfSums(counted, by)
  const table = sql.table(counted.people ? 'stats_answer_time_days' : 'stats_answer_time_sums')
  const found = await sql<Record<'day' | 'key', string> & Record<'steps' | 'counts', Buffer>>`
    select to_char(day, 'YYYY-MM-DD') as day, ${key}::text as key, array_send(steps) as steps, array_send(counts) as counts
    from ${table} where day between ${from}::date and ${to}::date and ${condition}`.execute(db)
  return found.rows.map(({ day, key, steps, counts }) => ({
    day,
    key,
    steps: numbersSent(steps, 2),
    counts: numbersSent(counts, 4),
  }))
}

/** The sums have a row for all site owners (0), and one for all languages (empty). */
function isOfSums({ siteowners, language = '' }: Counted, by: TimedGroup | null): RawBuilder<boolean> {
  const isOfSite =
    siteowners || by === 'siteowner'
      ? sql`siteowner_id > 0 and ${siteowners ?? sql`true`}`
      : sql`siteowner_id = 0`
  const isOfLanguage =
    by === 'language' && language === '' ? sql`language <> ''` : sql`language = ${language}`
  return sql<boolean>`${isOfLanguage} and ${isOfSite}`
}
