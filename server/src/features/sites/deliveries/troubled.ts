import { sql } from 'kysely'

/**
 * A delivery that its site has not accepted, and that is tried again: one that has failed, and one that waits behind it. Those of a
 * paused site owner wait on purpose.
 */
export const isStuck = sql<boolean>`d.next_attempt_at is not null and d.attempted_at is not null and d.status = 'pending'
  and (d.last_error is not null or d.attempts = 0)
  and exists (select from siteowners so where so.id = d.siteowner_id and so.paused_at is null)`

/** A delivery that its site has refused for good. */
export const isRefused = sql<boolean>`d.status = 'dead' and d.refusal_code is not null`
