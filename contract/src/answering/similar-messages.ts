import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, moment, nonBlankText } from '../fields.ts'
import { messageLength } from '../rules/limits.ts'

/** A message sent to this customer earlier that is equal or similar to a text. */
export const similarMessage = z.object({
  sent_at: moment,
  /** Whether it is equal, except for letter case, punctuation and spaces. */
  is_same: z.boolean(),
  /** The question of that message that the text asks again; null when the whole texts are compared. */
  question: z.string().nullable(),
  /** The message, its conversation and profile; null when this operator may not read that conversation. */
  where: z.object({ message_id: id, conversation_id: id, profile_name: z.string() }).nullable(),
})
export type SimilarMessage = z.infer<typeof similarMessage>

/** A told fact about the profile that words of a text contradict. */
export const contradictedFact = z.object({
  text: z.string(),
  message_id: id,
  message_sent_at: moment,
  /** The words of the text. */
  words: z.string(),
})
export type ContradictedFact = z.infer<typeof contradictedFact>

export const findSimilarMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/similar',
  summary:
    'Compare a text with what was sent to this customer: an equal or similar message of any profile, a question that was asked before, a told fact that it contradicts',
  access: 'operator',
  automatic: true,
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ text: nonBlankText(messageLength * 2) }),
  response: z.object({
    /**
     * The most similar message; of equally similar ones, the newest. Without one, the newest message of this conversation that asked a
     * question of the text. Null when there is none, and for short texts.
     */
    similar: similarMessage.nullable(),
    contradicts: contradictedFact.nullable(),
  }),
  errors: ['conversation_not_found'],
})
