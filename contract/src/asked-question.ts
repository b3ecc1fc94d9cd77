import { z } from 'zod'
import { questionKinds } from './enumerations.ts'
import { id } from './fields.ts'

/** What a message of a customer asks about who writes: recognised when it arrived. */
export const askedQuestion = z.object({
  message_id: id,
  kind: z.enum(questionKinds),
  /** The places in the text where the question begins and ends. */
  start: z.int(),
  end: z.int(),
})
