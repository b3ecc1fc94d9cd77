import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/**
 * Does the work of a job on months of the message history, latest first; what is left when its time is over, its next run does.
 * @param due SQL: joins and a condition on `month` of `partition`, which has a row for each month
 * @param longest milliseconds after which no further month begins
 * @returns the number of months
 */
export async function workOnMonths(
  db: Db,
  due: RawBuilder<unknown>,
  longest: number,
  work: (month: string) => Promise<unknown>,
): Promise<number> {
  const start = performance.now()
  let done = 0
  const { rows: months } = await sql<{ month: string }>`
    select month from (
      select to_date(substring(c.relname from '\\d{4}_\\d\\d$'), 'YYYY_MM') as month
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'history_entries'::regclass and c.relname ~ '_\\d{4}_\\d\\d$') partition
    ${due}
    order by month desc`.execute(db)
  for (const { month } of months) {
    if (performance.now() - start > longest) break
    await work(month)
    done++
  }
  return done
}
