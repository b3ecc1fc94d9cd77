import { sql } from 'kysely'

/** How many reviews of messages of operator `o` they have not read. */
export const unreadFeedback = sql<number>`(
  select count(*) from reviews r where r.operator_id = o.id and not r.passed and r.read_at is null)`
