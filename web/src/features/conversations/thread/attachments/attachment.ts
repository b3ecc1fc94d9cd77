import type { Attachment } from '@panel/contract'
import type { AttachmentKind } from '@panel/contract/rules/enumerations'
import { giftAttachment } from './gift'
import type { AttachmentDefinition } from './kind'
import { photoAttachment } from './photo'

const definitions: { [Kind in AttachmentKind]: AttachmentDefinition<Extract<Attachment, { kind: Kind }>> } = {
  photo: photoAttachment,
  gift: giftAttachment,
}

/** How a thread shows a kind of attachment. The cast: a kind gets only its own attachments. */
export const definitionOf = (kind: AttachmentKind) => definitions[kind] as AttachmentDefinition<Attachment>
