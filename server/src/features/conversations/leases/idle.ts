import { idleInHandSeconds } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'

/**
 * A condition on queue item `q`: its holder has given no input for a minute.
 */
export const isIdleInHand: RawBuilder<boolean> = sql<boolean>`(q.expires_at is not null
  and coalesce(q.input_at < now() - make_interval(secs => ${sql.lit(idleInHandSeconds)}), false))`

/** Time of the last input if the holder is idle; otherwise null. */
export const idleInHandSince: RawBuilder<string | null> = sql<
  string | null
>`case when ${isIdleInHand} then q.input_at end`
