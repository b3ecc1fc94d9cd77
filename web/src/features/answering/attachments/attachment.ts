import type { AttachmentKind } from '@panel/contract/rules/enumerations'
import { type ChosenGift, giftAttachment } from './gift'
import type { AttachmentDefinition, LastSent } from './kind'
import { type ChosenPhoto, photoAttachment } from './photo'

/** An attachment that the operator has chosen and not yet sent. */
export type Attachment = ChosenPhoto | ChosenGift

const definitions: { [Kind in AttachmentKind]: AttachmentDefinition<Extract<Attachment, { kind: Kind }>> } = {
  photo: photoAttachment,
  gift: giftAttachment,
}
/** How the sender box handles a kind of attachment. The cast: a kind gets only its own attachments. */
export const definitionOf = (kind: AttachmentKind) => definitions[kind] as AttachmentDefinition<Attachment>

/** Reads an attachment from the browser's storage. Null when it is not a valid one. */
export function readAttachment(attachment: { kind?: string }): Attachment | null {
  if (!attachment.kind || !Object.hasOwn(definitions, attachment.kind)) return null
  // The cast: its kind validates it field by field.
  const own = attachment as Partial<Attachment> & { kind: AttachmentKind }
  return definitionOf(own.kind).read(own)
}

/** Whether the message contains the chosen attachment. */
export const isIn = ({ attachments }: LastSent, chosen: Attachment) =>
  attachments.some((sent) => sent.kind === chosen.kind && definitionOf(chosen.kind).isSame(sent, chosen))

/** The queries to refresh after this message was sent. */
export const changedBySending = ({ attachments }: LastSent, conversationId: number) =>
  attachments
    .map(({ kind }) => definitionOf(kind).changes?.(conversationId))
    .filter((key) => key !== undefined)
