import { type AttachmentKind, attachmentKinds, issueAt, type SentAttachment } from '@panel/contract'
import type { RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import { InvalidInput } from '../../../platform/http/errors.ts'
import type { LockedItem } from '../../conversations/lock.ts'
import { type AttachedGift, giftAttachment } from './gift.ts'
import type { AttachmentAnswer, AttachmentColumns, KindOfAttachment } from './kind.ts'
import { type AttachedPhoto, photoAttachment } from './photo.ts'

/** What goes with a text, as it is at this moment. */
export type Attached = AttachedPhoto | AttachedGift

const kinds: { [Kind in AttachmentKind]: KindOfAttachment<Extract<Attached, { kind: Kind }>> } = {
  photo: photoAttachment,
  gift: giftAttachment,
}
// The cast: a kind is asked about its own attachments only.
const kindOf = (kind: AttachmentKind) => kinds[kind] as KindOfAttachment<Attached>

/** What a call asks to send with the text; undefined for a text alone. */
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

/** @returns undefined when it cannot go to this customer */
export const findAttachment = (tx: Tx, item: LockedItem, { kind, id }: SentAttachment) =>
  kindOf(kind).find(tx, item, id)

/** Refuses a photo that is not for this conversation, or a gift that its profile can't give. @throws {InvalidInput} */
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

/** What goes with a message that was sent before. */
export async function findSentAttachment(db: Db, messageId: number): Promise<Attached | undefined> {
  for (const kind of attachmentKinds) {
    const sent = await kindOf(kind).findSent(db, messageId)
    if (sent) return sent
  }
  return undefined
}
