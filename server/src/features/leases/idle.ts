import { idleInHandSeconds } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'

/**
 * True when the holder of a conversation has given no input for a minute; `q` is the queue item in the statement. Not true
 * while nothing is known of their input: a node of the release before has claimed it.
 */
export const isIdleInHand: RawBuilder<boolean> = sql<boolean>`(q.expires_at is not null
  and coalesce(q.input_at < now() - make_interval(secs => ${sql.lit(idleInHandSeconds)}), false))`

/** When their last input was, once they are idle; null before. */
export const idleInHandSince: RawBuilder<string | null> = sql<
  string | null
>`case when ${isIdleInHand} then q.input_at end`
