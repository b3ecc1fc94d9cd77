import { issueAt, type SentAttachment } from '@panel/contract'
import { InvalidInput } from '../../../platform/http/errors.ts'
import { definitionOf } from './attachment.ts'

type AttachmentFields = {
  attachment?: SentAttachment | undefined
  /** From pages of the previous release, as `gift_id`. */
  photo_id?: number | undefined
  gift_id?: number | undefined
}

/** The attachment that a request asks to send; undefined if there is none. */
export function requestedAttachment({
  attachment,
  photo_id,
  gift_id,
}: AttachmentFields): SentAttachment | undefined {
  if (photo_id !== undefined) return { kind: 'photo', id: photo_id }
  return gift_id === undefined ? attachment : { kind: 'gift', id: gift_id }
}

/** Refuses a photo that is not for this conversation, or a gift that is not in the catalogue. @throws {InvalidInput} */
export function refuseAttachment(fields: AttachmentFields, { kind }: SentAttachment): never {
  throw new InvalidInput([
    issueAt(fields.attachment ? 'attachment.id' : `${kind}_id`, definitionOf(kind).refusal),
  ])
}
