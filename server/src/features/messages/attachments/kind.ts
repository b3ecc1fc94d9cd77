import type { IssueCode, message } from '@panel/contract'
import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from '../../../platform/database.ts'
import type { Messages } from '../../../platform/database-types.ts'
import type { LockedItem } from '../../conversations/lock.ts'

/** Columns of a message that an attachment fills. */
export type AttachmentColumns = Partial<Record<Extract<keyof Messages, string>, string | number | null>>

/** The members of a message that tell of an attachment. */
export type AttachmentAnswer = Pick<
  z.input<typeof message>,
  'photo_url' | 'photo_size' | 'gift' | 'gift_icon'
>

/** What the panel has to know of a kind of attachment to send it. `Attached` is the attachment as it is at this moment. */
export type KindOfAttachment<Attached> = {
  /** @returns undefined when it cannot go to this customer */
  find(tx: Tx, item: LockedItem, id: number): Promise<Attached | undefined>
  /** Why it is refused then. */
  refusal: IssueCode
  columns(attached: Attached): AttachmentColumns
  /** The members of the sent message that tell of it. */
  answer(attached: Attached): Partial<AttachmentAnswer>
  /** What else is stored with the message, in the same statement. */
  alsoStored?(attached: Attached): RawBuilder<unknown>
  /** What goes with a message that was sent before. */
  findSent(db: Db, messageId: number): Promise<Attached | undefined>
}
