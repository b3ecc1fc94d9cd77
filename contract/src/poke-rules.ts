import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { clockTime, id, idParam, moment, timeZone } from './fields.ts'
import { pokesAtMost, silenceMinutesAtMost } from './limits.ts'

const silence = z.int().min(1).max(silenceMinutesAtMost)
const pokes = z.int().min(1).max(pokesAtMost)

/** When the silent customers of a site owner are poked, and how often. */
const pokeRule = z.strictObject({
  /** Minutes of silence before the first poke, also before a starter. */
  silence_minutes: silence,
  /** Minutes of silence before each following poke. */
  next_silence_minutes: silence,
  /** Pokes to a customer who does not write, before the panel leaves them alone. */
  most_in_a_row: pokes,
  /** What one customer is sent from the poke queue on one day of theirs, in all of their conversations. */
  pokes_per_day: pokes,
  /** By the clock of the customer. From 22:00 until 08:00 goes over midnight; null: none. */
  quiet_hours: z.strictObject({ from: clockTime, until: clockTime }).nullable(),
  /** The clock of customers whose own is not known. */
  timezone: timeZone,
  /** Customers who talk to nobody are written to. */
  starters: z.boolean(),
})
export type PokeRule = z.infer<typeof pokeRule>

const rules = z.object({
  siteowner: z.object({ id, name: z.string() }),
  /** Null: customers of this site owner are not poked. */
  rule: pokeRule.nullable(),
  updated_at: moment.nullable(),
})
export type PokeRules = z.infer<typeof rules>

export const getPokeRules = endpoint({
  method: 'GET',
  path: '/api/poke-rules',
  summary: 'The poke rules of the site owners this admin works for, by name',
  access: 'manage_operators',
  response: z.object({ items: z.array(rules) }),
})

export const putPokeRule = endpoint({
  method: 'PUT',
  path: '/api/poke-rules/:siteowner_id',
  summary: 'Set the poke rule of a site owner; null ends its pokes. What waits is planned anew',
  access: 'manage_operators',
  params: z.strictObject({ siteowner_id: idParam }),
  body: z.strictObject({ rule: pokeRule.nullable() }),
  response: rules,
  errors: ['siteowner_not_found'],
})
