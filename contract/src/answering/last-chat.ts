import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const chooseLastChat = endpoint({
  method: 'PUT',
  path: '/api/last-chat',
  summary:
    'Take no further chat in this shift, so that it ends after the one in hand; or take further ones. Only the caller sees it',
  access: 'operator',
  urgent: true,
  body: z.strictObject({ is_last: z.boolean() }),
  response: z.object({
    /** Whether a conversation is in hand. */
    in_hand: z.boolean(),
  }),
})
