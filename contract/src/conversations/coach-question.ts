import { z } from 'zod'
import { id, moment } from '../fields.ts'
import { operatorName } from '../operator-name.ts'

/** What an operator has asked the coaches about a conversation. The customer sees neither the question nor the answer. */
export const coachQuestion = z.object({
  id,
  text: z.string(),
  by: operatorName,
  at: moment,
  answer: z.object({ text: z.string(), by: operatorName, at: moment }).nullable(),
})
export type CoachQuestion = z.infer<typeof coachQuestion>
