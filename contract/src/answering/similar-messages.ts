import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, moment, nonBlankText } from '../fields.ts'
import { messageLength } from '../rules/limits.ts'

/** A message sent to this customer earlier that is equal or similar to a text. */
export const similarMessage = z.object({
  sent_at: moment,
  /** Whether it is equal, except for letter case, punctuation and spaces. */
  is_same: z.boolean(),
  /** The message, its conversation and profile; null when this operator may not read that conversation. */
  where: z.object({ message_id: id, conversation_id: id, profile_name: z.string() }).nullable(),
})
export type SimilarMessage = z.infer<typeof similarMessage>

export const findSimilarMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/similar',
  summary: 'Find an equal or similar message that any profile has already sent to this customer',
  access: 'operator',
  automatic: true,
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ text: nonBlankText(messageLength * 2) }),
  /** The most similar message; of equally similar ones, the newest. Null when there is none, and for short texts. */
  response: z.object({ similar: similarMessage.nullable() }),
  errors: ['conversation_not_found'],
})
