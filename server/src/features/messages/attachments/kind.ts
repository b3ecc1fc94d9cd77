import type { IssueCode, message } from '@panel/contract'
import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from '../../../platform/database.ts'
import type { Messages } from '../../../platform/database-types.ts'
import type { LockedItem } from '../../conversations/lock.ts'

/** The columns of a message that an attachment fills. */
export type AttachmentColumns = Partial<Record<Extract<keyof Messages, string>, string | number | null>>

/** The fields of a message in a response that describe an attachment. */
export type AttachmentAnswer = Pick<
  z.input<typeof message>,
  'photo_url' | 'photo_size' | 'gift' | 'gift_icon'
>

/** What the server needs to send a kind of attachment. `Attached` is the attachment with its current data. */
export type KindOfAttachment<Attached> = {
  /** @returns undefined when it cannot be sent to this customer */
  find(tx: Tx, item: LockedItem, id: number): Promise<Attached | undefined>
  /** The issue with which it is then refused. */
  refusal: IssueCode
  columns(attached: Attached): AttachmentColumns
  /** The fields of the sent message in the response. */
  answer(attached: Attached): Partial<AttachmentAnswer>
  /** Other rows that are stored with the message, in the same statement. */
  alsoStored?(attached: Attached): RawBuilder<unknown>
  /** The attachment of a message that was sent before. */
  findSent(db: Db, messageId: number): Promise<Attached | undefined>
}
