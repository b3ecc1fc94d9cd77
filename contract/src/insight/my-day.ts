import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'
import { messageTurns } from '../rules/enumerations.ts'

const sentCounts = {
  sent: z.int(),
  /** How many of them the customer has answered. */
  answered: z.int(),
}

/**
 * What an operator and their team have done today. The day is that of the service, as in the statistics, so that both show the same
 * numbers.
 */
export const myDay = z.object({
  /** When the day began. */
  since: moment,
  ...sentCounts,
  /** Counts by turn, with and without attachment together. Specification section 3. */
  turns: z.array(z.object({ turn: z.enum(messageTurns), ...sentCounts })),
  /** Counts of the whole team, including the operator, for the site owners that this operator works for. */
  team: z.object(sentCounts),
  /** Messages sent per hour, from the first hour with a message to the current hour. */
  hours: z.array(z.object({ at: moment, sent: z.int() })),
  skipped: z.int(),
  /** Number and total seconds of the breaks that began today. */
  away: z.object({ times: z.int(), seconds: z.int() }),
})
export type MyDay = z.infer<typeof myDay>

export const getMyDay = endpoint({
  method: 'GET',
  path: '/api/my-day',
  summary: 'Return what the caller and their team have sent today, and how much of it was answered',
  access: 'operator',
  automatic: true,
  response: myDay,
})
