import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { workOnMonths } from './work-on-months.ts'

/** Words that fewer entries of a month have are not counted in advance: to visit their entries is fast. */
const fewestEntries = 200
/** A month that has changed is counted again after this number of hours. It takes some seconds. */
const hours = 20
/** Milliseconds of one run; the job goes on in its next one. */
const longestRun = 20_000

/**
 * Counts the months of the message history that have changed, latest first, so that frequent words and filters are counted without
 * visiting their entries.
 * @returns the number of months
 */
export async function countHistoryMonths(
  db: Db,
  { fewest = fewestEntries, oldest = hours, longest = longestRun } = {},
): Promise<number> {
  const due = sql`
    left join history_counted_months counted using (month)
    where month <= now() and (counted_at is null or counted_at <= now() - make_interval(hours => ${oldest})
      and exists (select from history_month_changes c where c.month = partition.month))`
  return workOnMonths(db, due, longest, (month) =>
    sql`select count_history_month(${month}::date, ${fewest})`.execute(db),
  )
}
