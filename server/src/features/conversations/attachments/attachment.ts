import {
  type Attachment,
  type AttachmentKind,
  attachmentKinds,
  issueAt,
  type OutboxItem,
  type ReceivedMessage,
  type SentAttachment,
} from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { InvalidInput } from '../../../platform/http/errors.ts'
import { giftAttachment, type StoredGift } from './gift.ts'
import type { AttachedTo, AttachmentColumns, AttachmentDefinition } from './kind.ts'
import { photoAttachment, type StoredPhoto } from './photo.ts'

/** An attachment as it is stored with a message. */
export type StoredAttachment = StoredPhoto | StoredGift

const definitions: {
  [Kind in AttachmentKind]: AttachmentDefinition<Extract<StoredAttachment, { kind: Kind }>>
} = {
  photo: photoAttachment,
  gift: giftAttachment,
}
// The cast: a kind gets only its own attachments.
export const definitionOf = (kind: AttachmentKind) =>
  definitions[kind] as AttachmentDefinition<StoredAttachment>

const allKinds = attachmentKinds.map(definitionOf)

/** SQL: the attachments of the message `m` as a JSON array, in the order of `attachmentKinds`. */
export const storedAttachments = sql<StoredAttachment[]>`to_jsonb(array_remove(array[${sql.join(
  allKinds.map(({ stored }) => stored),
)}], null))`

/** The attachments of a message as the pages get them. */
export const presentAttachments = (stored: StoredAttachment[], message: AttachedTo): Attachment[] =>
  stored.map((each) => definitionOf(each.kind).present(each, message))

/** The fields of an outbox item that hold its attachments. */
export const deliveredAttachments = (stored: StoredAttachment[], publicUrl?: string): Partial<OutboxItem> =>
  Object.assign({}, ...stored.map((each) => definitionOf(each.kind).deliver(each, publicUrl)))

/** The columns that store the attachments of a site's message. Each has the name of the field in the site API. */
export const receivedColumns = allKinds.map(({ received }) => received.column)

export const digestValues = (message: ReceivedMessage): unknown[] =>
  allKinds.flatMap(({ received }) => received.digestValues(message))

/** The attachment that decides the type of a site's message: if there are several, the last in the order of `attachmentKinds`. */
export const receivedKind = (message: ReceivedMessage): AttachmentKind | undefined =>
  attachmentKinds.findLast((kind) => message[definitionOf(kind).received.column])

/** @returns undefined when it cannot be sent to this customer */
export const findAttachment = (
  tx: Tx,
  item: { siteowner_id: number; conversation_id: number },
  { kind, id }: SentAttachment,
) => definitionOf(kind).find(tx, item, id)

/** Refuses a photo that is not for this conversation, or a gift that is not in the catalogue. @throws {InvalidInput} */
export function refuseAttachment({ kind }: SentAttachment): never {
  throw new InvalidInput([issueAt('attachment.id', definitionOf(kind).refusal)])
}

export const columnsOf = (stored: StoredAttachment | undefined): AttachmentColumns =>
  stored ? definitionOf(stored.kind).columns(stored) : {}

export const furtherChange = (stored: StoredAttachment | undefined): RawBuilder<unknown> | undefined =>
  stored && definitionOf(stored.kind).furtherChange?.(stored)
