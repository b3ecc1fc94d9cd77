import { boardAim, boardHours, minForecastDays } from '@panel/contract'
import { sql } from 'kysely'
import type { Caches } from '../../../platform/caches.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { worksFor } from '../../../platform/http/works-for.ts'
import { beginningOfHour, dayOf, today } from '../../../platform/service-time.ts'
import { operatorsNeeded } from './erlang-a.ts'
import { expectedArrivals } from './expected-arrivals.ts'
import { type Arrived, findArrivals } from './find-arrivals.ts'
import { arrivedLately, weeksLookedAt } from './volumes.ts'

/** With fewer replies the handling time of all languages is used. */
const minReplies = 30
/** With fewer messages in the hours of the weeks before, the page says that there is little to go by. */
const fewArrivals = 40
/** Customers whose patience was never seen to end are this patient, in seconds. */
const longPatience = 86_400

type Measured = {
  siteowner_id: number
  language: string
  /** Days since the first message of the last weeks. */
  days: number
  replies: number
  handling_seconds: number
  waited_seconds: number
  written_again: number
}
type Loaded = { hours: string[]; knownWeeks: boolean[][]; arrived: Arrived[]; measured: Measured[] }

export type Forecast = {
  /** How many operators each hour needs; null when too little is known. */
  needed: number[] | null
  days: number
  is_thin: boolean
  /** Seconds of work that an answer takes; null when nothing has been measured. */
  handling_seconds: number | null
}

/** Forecasts how many operators each language needs in the next hours. What it is computed from is loaded once for all viewers. */
export function openStaffing(db: Db, caches: Caches) {
  const findAll = caches.open({
    load: async (_: 'all'[]) => [await load(db)],
    changedBy: () => false,
  })
  // Kept for all who work for the same site owners: the board asks at each hint, and the model takes longer than the rest of it.
  const findOfSites = caches.open({
    loadEach: async (siteowners: string) =>
      forecastsOf(await findAll('all'), siteowners === everySite ? null : siteowners.split(',').map(Number)),
    changedBy: () => false,
  })
  return ({ siteownerIds }: Pick<Operator, 'siteownerIds'>) => findOfSites(siteownerIds?.join() ?? everySite)
}

const everySite = 'all'

/** The forecasts of these site owners by language; null for all. */
function forecastsOf(all: Loaded, siteownerIds: number[] | null) {
  const isOwn = ({ siteowner_id }: { siteowner_id: number }) => worksFor({ siteownerIds }, siteowner_id)
  const arrived = Map.groupBy(all.arrived.filter(isOwn), ({ language }) => language)
  const measured = Map.groupBy(all.measured.filter(isOwn), ({ language }) => language)
  const everywhere = sumOf([...measured.values()].flat())
  const forecasts = [...measured].map(([language, rows]): [string, Forecast] => [
    language,
    forecast(all, arrived.get(language) ?? [], sumOf(rows), everywhere),
  ])
  return { hours: all.hours, byLanguage: new Map(forecasts) }
}

type Sum = Pick<Measured, 'days' | 'replies' | 'handling_seconds' | 'waited_seconds' | 'written_again'>

function sumOf(rows: readonly Measured[]): Sum {
  const sum = { days: 0, replies: 0, handling_seconds: 0, waited_seconds: 0, written_again: 0 }
  for (const row of rows) {
    sum.days = Math.max(sum.days, row.days)
    sum.replies += row.replies
    sum.handling_seconds += row.handling_seconds
    sum.waited_seconds += row.waited_seconds
    sum.written_again += row.written_again
  }
  return sum
}

function forecast({ knownWeeks }: Loaded, arrived: readonly Arrived[], own: Sum, everywhere: Sum): Forecast {
  const known = own.replies >= minReplies ? own : everywhere
  const total = arrived.reduce((sum, row) => sum + row.arrived, 0)
  const handling = known.replies === 0 ? null : known.handling_seconds / known.replies
  const result = {
    needed: null,
    days: own.days,
    is_thin: total < fewArrivals,
    handling_seconds: handling,
  }
  if (own.days < minForecastDays || handling === null) return result
  const patience = known.written_again === 0 ? longPatience : known.waited_seconds / known.written_again
  const expected = knownWeeks.map((weeks, slot) => {
    const ofHour = arrived.filter((row) => row.slot === slot)
    const inWeek = (week: number) =>
      ofHour.reduce((sum, row) => (row.week === week ? sum + row.arrived : sum), 0)
    return expectedArrivals(weeks.map((isKnown, index) => (isKnown ? inWeek(index + 1) : null)))
  })
  if (expected.includes(null)) return result
  const aim = { share: boardAim.share, seconds: boardAim.minutes * 60 }
  return {
    ...result,
    needed: expected.map((messages) =>
      operatorsNeeded({ arrivals: (messages ?? 0) / 3_600, handling, patience }, aim),
    ),
  }
}

const thisHour = sql<string>`(select ${beginningOfHour('now()')})`

async function load(db: Db): Promise<Loaded> {
  const [arrived, hours, measured] = await Promise.all([
    findArrivals(db, thisHour, boardHours),
    findHours(db),
    findMeasured(db),
  ])
  return { arrived, measured, hours: hours.map(({ at }) => at), knownWeeks: hours.map(({ weeks }) => weeks) }
}

/** The next hours, and whether the days of the same hour in each week before have been counted. */
async function findHours(db: Db) {
  const { rows } = await sql<{ at: string; weeks: boolean[] }>`
    select t.at, array(
      select exists (select from stats_rolled_days r
        where r.day = ${dayOf('t.at')} - 7 * w.week)
      from generate_series(1, ${sql.lit(weeksLookedAt)}) w (week) order by w.week) as weeks
    from generate_series(${thisHour}, ${thisHour} + make_interval(hours => ${sql.lit(boardHours - 1)}), '1 hour') t (at)
    order by t.at`.execute(db)
  return rows
}

/** What was measured in the last weeks, for each language in which customers wrote. */
async function findMeasured(db: Db): Promise<Measured[]> {
  const since = sql`${today} - ${sql.lit(7 * weeksLookedAt)}::int`
  const { rows } = await sql<Measured>`
    select a.siteowner_id, a.language, ${today} - a.first as days, coalesce(h.replies, 0) as replies,
      coalesce(h.handling_seconds, 0) as handling_seconds, coalesce(h.waited_seconds, 0) as waited_seconds,
      coalesce(h.written_again, 0) as written_again
    from (
      select siteowner_id, language, min(day) as first from (${arrivedLately}) s group by 1, 2
    ) a
    left join (
      select siteowner_id, language, sum(replies) as replies, sum(handling_seconds)::float8 as handling_seconds,
        sum(waited_seconds)::float8 as waited_seconds, sum(written_again) as written_again
      from handling_days where day >= ${since} group by 1, 2
    ) h on h.siteowner_id = a.siteowner_id and h.language = a.language`.execute(db)
  return rows
}
