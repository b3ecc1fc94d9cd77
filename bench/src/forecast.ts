import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { expectedArrivals } from '../../server/src/features/supervision/board/expected-arrivals.ts'
import { weeksLookedAt } from '../../server/src/features/supervision/board/volumes.ts'
import type { Db } from '../../server/src/platform/database.ts'
import { withCopyOf, withSeeded } from './lists/databases.ts'

/**
 * Forecasts the arrivals of each hour of the last weeks from the weeks before, as the board does, and prints the mean error beside that of
 * "the same hour last week". Fails when the forecast is not better.
 */
const weeksHeldOut = 8
const messages = 300_000

const { values } = parseArgs({ options: { data: { type: 'string' } } })
await (values.data === undefined ? withSeeded(messages, compare) : withCopyOf(values.data, compare))

type Hour = { language: string; arrived: number; weeks: number[] }

async function compare({ db }: { db: Db }) {
  const hours = await findHours(db)
  const error = (forecast: (weeks: number[]) => number) => (some: Hour[]) =>
    some.reduce((sum, { arrived, weeks }) => sum + Math.abs(arrived - forecast(weeks)), 0) / some.length
  const ofBoard = error((weeks) => expectedArrivals(weeks) ?? 0)
  const ofLastWeek = error(([lastWeek]) => lastWeek ?? 0)
  const line = (name: string, some: Hour[]) =>
    console.log(
      `${name.padEnd(12)}${String(some.length).padStart(7)} hours   forecast ${ofBoard(some).toFixed(2)}   same hour last week ${ofLastWeek(some).toFixed(2)}`,
    )
  console.log(`Mean error in messages per hour, of ${weeksHeldOut} weeks that were held out`)
  for (const [language, some] of Map.groupBy(hours, (hour) => hour.language)) line(language, some)
  line('all', hours)
  if (ofBoard(hours) >= ofLastWeek(hours)) process.exitCode = 1
}

/** Each hour of the weeks that are held out, with the same hour of the weeks before it, the latest first. */
async function findHours(db: Db): Promise<Hour[]> {
  const { rows } = await sql<{ language: string; hour: number; arrived: number }>`
    select s.language, (s.day - (select max(day) from stats_rolled_days)) * 24 + s.hour as hour, sum(s.arrived)::int as arrived
    from stats_hours s
    where s.day > (select max(day) from stats_rolled_days) - 7 * ${weeksHeldOut + weeksLookedAt}::int
    group by 1, 2`.execute(db)
  // Hours are counted from the beginning of the last day. An hour without a row had no message.
  const arrived = new Map(rows.map((row) => [`${row.language} ${row.hour}`, row.arrived]))
  const hoursOfWeek = 7 * 24
  const heldOut = Array.from({ length: weeksHeldOut * hoursOfWeek }, (_, hour) => 23 - hour)
  return [...new Set(rows.map(({ language }) => language))].toSorted().flatMap((language) => {
    const at = (hour: number) => arrived.get(`${language} ${hour}`) ?? 0
    return heldOut.map((hour) => ({
      language,
      arrived: at(hour),
      weeks: Array.from({ length: weeksLookedAt }, (_, week) => at(hour - (week + 1) * hoursOfWeek)),
    }))
  })
}
