import { mostReminders } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'

/** When the reminders of operator `o` are due, the next one first. */
export const dueReminders: RawBuilder<string[]> = sql<string[]>`(
  select coalesce(json_agg(to_json(r.due_at at time zone 'utc') order by r.due_at), '[]') from (
    select due_at from reminders where operator_id = o.id order by due_at limit ${sql.lit(mostReminders)}) r)`

/** How many of them are due, and when the next one will be. @param dueAt as `dueReminders` has them */
export function presentDue(dueAt: readonly string[], now: number) {
  const moments = dueAt.map((at) => new Date(`${at}Z`))
  const next = moments.find((at) => at.getTime() > now)
  return { due: moments.filter((at) => at.getTime() <= now).length, next_at: next?.toISOString() ?? null }
}
