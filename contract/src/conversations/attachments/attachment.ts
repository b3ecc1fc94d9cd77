import { z } from 'zod'
import { id } from '../../fields.ts'
import { attachmentKinds } from '../../rules/enumerations.ts'
import { deliveredGift, giftAttachment, receivedGift } from './gift.ts'
import { deliveredPhoto, photoAttachment, receivedPhoto } from './photo.ts'

/** A photo or a gift, sent together with the text of a message. */
export const sentAttachment = z.strictObject({ kind: z.enum(attachmentKinds), id })
export type SentAttachment = z.infer<typeof sentAttachment>

/** An attachment of a message in a thread. */
export const attachment = z.discriminatedUnion('kind', [photoAttachment, giftAttachment])
export type Attachment = z.infer<typeof attachment>

/** The fields for attachments in the site API: in messages of customers, and in outbox items. */
export const receivedAttachments = { ...receivedPhoto, ...receivedGift }
export const deliveredAttachments = { ...deliveredPhoto, ...deliveredGift }

type AttachmentFields = { [Field in keyof typeof receivedAttachments]?: unknown }
// The cast is safe: the object has no other keys.
const attachmentFields = Object.keys(receivedAttachments) as (keyof AttachmentFields)[]
export const hasAttachment = (message: AttachmentFields) => attachmentFields.some((field) => message[field])
