import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { clockTime, id, idParam, moment, timeZone } from '../fields.ts'
import { maxLeastCredits, maxPokes, maxSilenceMinutes } from '../rules/poke-limits.ts'

const silence = z.int().min(1).max(maxSilenceMinutes)
const pokes = z.int().min(1).max(maxPokes)
const leastCredits = z.int().min(0).max(maxLeastCredits).nullable()

/** When and how often silent customers of a site owner are poked. */
const pokeRule = z.strictObject({
  /** Minutes of silence before the first poke, also before a starter. */
  silence_minutes: silence,
  /** Minutes of silence before each following poke. */
  next_silence_minutes: silence,
  /** Maximum number of pokes in a row to a customer who does not write. */
  most_in_a_row: pokes,
  /** Maximum number of pokes to one customer per day (in the customer's time zone), in all conversations together. */
  pokes_per_day: pokes,
  /** In the customer's local time. 22:00 to 08:00 goes over midnight. Null: no quiet hours. */
  quiet_hours: z.strictObject({ from: clockTime, until: clockTime }).nullable(),
  /** Time zone of customers whose own is not known. */
  timezone: timeZone,
  /**
   * A trial member with fewer credits is not poked: an answer would cost money. 0: all are poked; null: none. More credits bring no earlier
   * poke.
   */
  least_credits_trial: leastCredits,
  /** The same for premium members. */
  least_credits_premium: leastCredits,
  /** Whether operators start conversations with customers who have none. */
  starters: z.boolean(),
})
export type PokeRule = z.infer<typeof pokeRule>

const sitePokeRule = z.object({
  siteowner: z.object({ id, name: z.string() }),
  /** Null: the customers of this site owner are not poked. */
  rule: pokeRule.nullable(),
  updated_at: moment.nullable(),
})
export type SitePokeRule = z.infer<typeof sitePokeRule>

export const getPokeRules = endpoint({
  method: 'GET',
  path: '/api/poke-rules',
  summary: 'List the poke rules of the site owners that this admin works for, by name',
  access: 'manage_operators',
  response: z.object({ items: z.array(sitePokeRule) }),
})

export const putPokeRule = endpoint({
  method: 'PUT',
  path: '/api/poke-rules/:siteowner_id',
  summary: 'Set the poke rule of a site owner; null stops its pokes. Waiting pokes are scheduled again',
  access: 'manage_operators',
  params: z.strictObject({ siteowner_id: idParam }),
  body: z.strictObject({ rule: pokeRule.nullable() }),
  response: sitePokeRule,
  errors: ['siteowner_not_found'],
})
