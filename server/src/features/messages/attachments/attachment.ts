import { type AttachmentKind, attachmentKinds, issueAt, type SentAttachment } from '@panel/contract'
import type { RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import { InvalidInput } from '../../../platform/http/errors.ts'
import type { LockedItem } from '../../conversations/lock.ts'
import { type AttachedGift, giftAttachment } from './gift.ts'
import type { AttachmentAnswer, AttachmentColumns, KindOfAttachment } from './kind.ts'
import { type AttachedPhoto, photoAttachment } from './photo.ts'

/** An attachment with its current data. */
export type Attached = AttachedPhoto | AttachedGift

const kinds: { [Kind in AttachmentKind]: KindOfAttachment<Extract<Attached, { kind: Kind }>> } = {
  photo: photoAttachment,
  gift: giftAttachment,
}
// The cast: a kind gets only its own attachments.
const kindOf = (kind: AttachmentKind) => kinds[kind] as KindOfAttachment<Attached>

/** The attachment that a request asks to send; undefined if there is none. */
export function askedAttachment({ attachment, photo_id, gift_id }: Asked): SentAttachment | undefined {
  if (photo_id !== undefined) return { kind: 'photo', id: photo_id }
  return gift_id === undefined ? attachment : { kind: 'gift', id: gift_id }
}

type Asked = {
  attachment?: SentAttachment | undefined
  /** From pages of the previous release, as `gift_id`. */
  photo_id?: number | undefined
  gift_id?: number | undefined
}

/** @returns undefined when it cannot be sent to this customer */
export const findAttachment = (tx: Tx, item: LockedItem, { kind, id }: SentAttachment) =>
  kindOf(kind).find(tx, item, id)

/** Refuses a photo that is not for this conversation, or a gift that is not in the catalogue. @throws {InvalidInput} */
export function refuseAttachment(asked: Asked, { kind }: SentAttachment): never {
  throw new InvalidInput([issueAt(asked.attachment ? 'attachment.id' : `${kind}_id`, kindOf(kind).refusal)])
}

export const columnsOf = (attached: Attached | undefined): AttachmentColumns =>
  attached ? kindOf(attached.kind).columns(attached) : {}

export const alsoStored = (attached: Attached | undefined): RawBuilder<unknown> | undefined =>
  attached && kindOf(attached.kind).alsoStored?.(attached)

export const answerOf = (attached: Attached | undefined): AttachmentAnswer => ({
  ...noAttachment,
  ...(attached && kindOf(attached.kind).answer(attached)),
})

const noAttachment: AttachmentAnswer = { photo_url: null, photo_size: null, gift: null, gift_icon: null }

/** The attachment of a message that was sent before. */
export async function findSentAttachment(db: Db, messageId: number): Promise<Attached | undefined> {
  for (const kind of attachmentKinds) {
    const sent = await kindOf(kind).findSent(db, messageId)
    if (sent) return sent
  }
  return undefined
}
