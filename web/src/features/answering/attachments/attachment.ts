import type { AttachmentKind } from '@panel/contract/enumerations'
import { type ChosenGift, giftAttachment } from './gift'
import type { KindOfAttachment, LastSent } from './kind'
import { type ChosenPhoto, photoAttachment } from './photo'

/** What was chosen to go with a text. */
export type Attachment = ChosenPhoto | ChosenGift

const kinds: { [Kind in AttachmentKind]: KindOfAttachment<Extract<Attachment, { kind: Kind }>> } = {
  photo: photoAttachment,
  gift: giftAttachment,
}
/** What a kind of attachment can do. The cast: it is asked about its own attachments only. */
export const kindOf = (kind: AttachmentKind) => kinds[kind] as KindOfAttachment<Attachment>

/** What was kept in the browser, or null when it is none of ours. */
export function readAttachment(kept: { kind?: string }): Attachment | null {
  if (!kept.kind || !Object.hasOwn(kinds, kept.kind)) return null
  // The cast: its own kind reads it, field by field.
  const own = kept as Partial<Attachment> & { kind: AttachmentKind }
  return kindOf(own.kind).read(own)
}

/** Whether the message contains the chosen attachment. */
export const isIn = ({ attachments }: LastSent, chosen: Attachment) =>
  attachments.some((sent) => sent.kind === chosen.kind && kindOf(chosen.kind).isSame(sent, chosen))

/** The queries that have to be refreshed after this message was sent. */
export const changedBySending = ({ attachments }: LastSent, conversationId: number) =>
  attachments.map(({ kind }) => kindOf(kind).changes?.(conversationId)).filter((key) => key !== undefined)
