import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { filledText, id, idParam, moment } from './fields.ts'
import { messageLength } from './limits.ts'

/** A message that this customer already got, the same as a text or nearly so. */
export const similarMessage = z.object({
  sent_at: moment,
  /** Letter case, punctuation and spaces don't count. */
  is_same: z.boolean(),
  /** Where it stands, and as whom it was written; null when this operator may not read that conversation. */
  where: z.object({ message_id: id, conversation_id: id, profile_name: z.string() }).nullable(),
})
export type SimilarMessage = z.infer<typeof similarMessage>

export const findSimilarMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/similar',
  summary:
    'What this customer already got from any of our profiles that says the same as this text, or nearly',
  access: 'operator',
  automatic: true,
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ text: filledText(messageLength * 2) }),
  /** The most alike, the newest of them; null for short texts too. */
  response: z.object({ similar: similarMessage.nullable() }),
  errors: ['conversation_not_found'],
})
