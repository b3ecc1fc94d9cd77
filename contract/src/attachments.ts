import { z } from 'zod'
import { attachmentKinds } from './enumerations.ts'
import { id } from './fields.ts'

/** A photo or a gift, sent together with the text of a message. */
export const sentAttachment = z.strictObject({ kind: z.enum(attachmentKinds), id })
export type SentAttachment = z.infer<typeof sentAttachment>
