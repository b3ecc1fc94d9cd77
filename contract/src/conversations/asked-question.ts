import { z } from 'zod'
import { id } from '../fields.ts'
import { certainties, questionKinds } from '../rules/enumerations.ts'

/** What a message of a customer asks about who writes: recognised when it arrived. */
export const askedQuestion = z.object({
  message_id: id,
  kind: z.enum(questionKinds),
  /** A likely question who writes opens no inquiry: the operator says whether it is one. */
  certainty: z.enum(certainties),
  /** The places in the text where the question begins and ends. */
  start: z.int(),
  end: z.int(),
})
