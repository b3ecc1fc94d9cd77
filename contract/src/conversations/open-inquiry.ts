import { z } from 'zod'
import { id, moment } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { questionKinds } from '../rules/enumerations.ts'

/** The customer asks who writes. Until it is closed, only a true answer can be sent, and nobody can skip or ignore the conversation. */
export const openInquiry = z.object({
  id,
  /** What was recognised; null when an operator has marked it. */
  kind: z.enum(questionKinds).nullable(),
  message_id: id,
  opened_at: moment,
  /** Who marked it; null when it was recognised. */
  by: operatorName.nullable(),
})
export type OpenInquiry = z.infer<typeof openInquiry>
