import { sql } from 'kysely'

/** SQL: the day of the first message, also of an archived one. Nothing is counted before it. */
export const firstDay = sql`(select day_of(created_at) from all_messages order by id limit 1)`
