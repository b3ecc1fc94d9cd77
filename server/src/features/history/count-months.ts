import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

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
  const start = performance.now()
  let counted = 0
  const { rows: months } = await sql<{ month: string }>`
    select month from (
      select to_date(substring(c.relname from '\\d{4}_\\d\\d$'), 'YYYY_MM') as month
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'history_entries'::regclass and c.relname ~ '_\\d{4}_\\d\\d$') partition
    left join history_counted_months counted using (month)
    where month <= now() and (counted_at is null or counted_at <= now() - make_interval(hours => ${oldest})
      and exists (select from history_month_changes c where c.month = partition.month))
    order by month desc`.execute(db)
  for (const { month } of months) {
    if (performance.now() - start > longest) break
    await sql`select count_history_month(${month}::date, ${fewest})`.execute(db)
    counted++
  }
  return counted
}
