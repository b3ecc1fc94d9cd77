import { type RawBuilder, sql } from 'kysely'

/**
 * Whether customer `cu` has fewer credits than rule `r` asks for: to answer a poke, they would have to pay. Also true for a member type that is
 * not poked at all.
 */
export const mustPay: RawBuilder<boolean> = sql<boolean>`coalesce(
  cu.credits < case cu.member_type when 'premium' then r.least_credits_premium else r.least_credits_trial end, true)`
