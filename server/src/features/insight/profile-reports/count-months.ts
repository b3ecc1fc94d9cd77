import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { type Counted, keptTable } from './parts.ts'

/** Maximum time of one run in milliseconds; the next run continues. */
const maxRunTime = 10_000

/**
 * Counts the rows of the months that are over, latest first, so that the report about a year reads few rows; again after a row has changed.
 * The report is exact at any time, also while this has not run.
 * @returns the number of months
 */
export async function countMonths(db: Db, counted: Counted, runTime = maxRunTime): Promise<number> {
  const deadline = Date.now() + runTime
  const { rows: due } = await sql<{ month: string }>`
    select to_char(m.month, 'YYYY-MM-DD') as month
    from generate_series(
      -- The oldest rows of a month can be deleted.
      least((select date_trunc('month', min(${sql.ref(counted.at)}) at time zone 'utc') from ${sql.table(counted.table)}),
        (select min(month) from ${keptTable(counted, 'changes')})),
      date_trunc('month', all_stored_before() at time zone 'utc') - interval '1 month', '1 month') m (month)
    where m.month::date not in (select month from ${keptTable(counted, 'months')})
      or m.month::date in (select month from ${keptTable(counted, 'changes')})
    order by 1 desc`.execute(db)
  let months = 0
  for (const { month } of due) {
    if (Date.now() >= deadline) break
    await sql`select ${sql.id(counted.count)}(${month}::date)`.execute(db)
    months += 1
  }
  return months
}
