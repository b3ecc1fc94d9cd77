import type { Attachment } from '@panel/contract'
import type { AttachmentKind } from '@panel/contract/enumerations'
import { giftAttachment } from './gift'
import type { KindOfAttachment } from './kind'
import { photoAttachment } from './photo'

const kinds: { [Kind in AttachmentKind]: KindOfAttachment<Extract<Attachment, { kind: Kind }>> } = {
  photo: photoAttachment,
  gift: giftAttachment,
}

/** How a thread shows a kind of attachment. The cast: a kind gets only its own attachments. */
export const kindOf = (kind: AttachmentKind) => kinds[kind] as KindOfAttachment<Attachment>
