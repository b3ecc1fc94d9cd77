import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { messageTurns } from './enumerations.ts'
import { moment } from './fields.ts'

const counted = {
  sent: z.int(),
  /** Of these, how many the customer wrote after. */
  answered: z.int(),
}

/**
 * What an operator has done today, and what their team has. The day is that of the statistics, by UTC, so that these are the
 * numbers that Stats shows for it.
 */
export const myDay = z.object({
  /** When the day began. */
  since: moment,
  ...counted,
  /** By the turn a message took; those with a photo or a gift are counted with the plain ones. Specification section 3. */
  turns: z.array(z.object({ turn: z.enum(messageTurns), ...counted })),
  /** All of the operator's team together, the operator included, at the site owners this operator works for. */
  team: z.object(counted),
  /** Messages sent in each hour, from the first in which one was until this one. */
  hours: z.array(z.object({ at: moment, sent: z.int() })),
  skipped: z.int(),
  /** Breaks that began today, and how long they were, in seconds. */
  away: z.object({ times: z.int(), seconds: z.int() }),
})
export type MyDay = z.infer<typeof myDay>

export const getMyDay = endpoint({
  method: 'GET',
  path: '/api/my-day',
  summary: 'What the caller has sent today, how much of it was answered, and the same of their team',
  access: 'operator',
  automatic: true,
  response: myDay,
})
