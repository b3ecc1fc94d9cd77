import type { Attachment, Conversation, Message } from '@panel/contract'
import type { AttachmentKind } from '@panel/contract/rules/enumerations'
import type { IssueCode } from '@panel/contract/rules/issues'
import type { Icon } from '@tabler/icons-react'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'

export type LastSent = Pick<Message, 'attachments' | 'sent_at'>

export type PickerProps<Chosen> = {
  conversation: Conversation
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onPick: (chosen: Chosen) => void
  /** A file of the operator's device was chosen instead, to be uploaded. */
  onFile: (file: File) => void
}

/** How the sender box handles a kind of attachment. */
export type AttachmentDefinition<Chosen extends { kind: AttachmentKind }> = {
  /** The dialog in which the operator chooses one. */
  Picker(props: PickerProps<Chosen>): ReactNode
  /** Validates an attachment that was read from the browser's storage. Null when a field is missing. */
  read(attachment: Partial<Chosen>): Chosen | null
  /** Whether the sent attachment is the chosen one. */
  isSame(sent: Extract<Attachment, { kind: Chosen['kind'] }>, chosen: Chosen): boolean
  /** The query to refresh after the attachment was sent. */
  changes?(conversationId: number): QueryKey
  /** The issue with which the server refuses it for this customer, and the icon of that error. */
  unavailable: { code: IssueCode; icon: Icon }
  /** Shows the chosen attachment in the sender box. */
  Chip(props: { chosen: Chosen; customer: string }): ReactNode
}
