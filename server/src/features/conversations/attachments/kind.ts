import type { Attachment, AttachmentKind, IssueCode, OutboxItem, ReceivedMessage } from '@panel/contract'
import type { RawBuilder } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { Messages } from '../../../platform/database-types.ts'

type Column = Extract<keyof Messages, string>

/** The columns of a message that an attachment fills. */
export type AttachmentColumns = Partial<Record<Column, string | number | null>>

/** The message of an attachment. */
export type AttachedTo = { id: number; conversation_id: number }

/** What the server has to do with a kind of attachment. `Stored` is the attachment as it is stored with a message. */
export type AttachmentDefinition<Stored extends { kind: AttachmentKind }> = {
  /** SQL: the attachment of the message `m` as a JSON object; null if it has none of this kind. */
  stored: RawBuilder<unknown>
  /** The attachment as the pages get it. */
  present(stored: Stored, message: AttachedTo): Extract<Attachment, { kind: Stored['kind'] }>
  /**
   * The field of an outbox item that holds it.
   * @param publicUrl the address at which sites call the panel, if it is configured
   */
  deliver(stored: Stored, publicUrl: string | undefined): Partial<OutboxItem>
  received: {
    /** The column that stores the attachment of a site's message. It has the name of the field in the site API. */
    column: Column & keyof ReceivedMessage
    /**
     * Adds values to the digest that distinguishes a repeated message from a different one with the same id. Messages that
     * were stored before the kind existed must keep their digest: a new kind adds nothing for a message without it.
     */
    digestValues(message: ReceivedMessage): unknown[]
  }
  /** Reads the attachment to send. @returns undefined when it cannot be sent to this customer */
  find(
    tx: Tx,
    item: { siteowner_id: number; conversation_id: number },
    id: number,
  ): Promise<Stored | undefined>
  /** The issue that is reported in that case. */
  refusal: IssueCode
  /** The columns to store with the sent message. */
  columns(stored: Stored): AttachmentColumns
  /** A further change, made by the statement that stores the message. */
  furtherChange?(stored: Stored): RawBuilder<unknown>
}
