import { z } from 'zod'
import { attachmentKinds } from './enumerations.ts'
import { id } from './fields.ts'

/** What goes with the text of a message that is sent: a photo or a gift, by its id. */
export const sentAttachment = z.strictObject({ kind: z.enum(attachmentKinds), id })
export type SentAttachment = z.infer<typeof sentAttachment>
