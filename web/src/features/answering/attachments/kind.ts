import type { Attachment, Message } from '@panel/contract'
import type { AttachmentKind } from '@panel/contract/enumerations'
import type { IssueCode } from '@panel/contract/issues'
import type { Icon } from '@tabler/icons-react'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'

export type LastSent = Pick<Message, 'attachments' | 'sent_at'>

/** What the sender box has to know of a kind of attachment. */
export type KindOfAttachment<Chosen extends { kind: AttachmentKind }> = {
  /** Reads what the browser has kept; null when a field is missing. */
  read(kept: Partial<Chosen>): Chosen | null
  /** Whether it is the one that was sent. */
  isSame(sent: Extract<Attachment, { kind: Chosen['kind'] }>, chosen: Chosen): boolean
  /** The query that has to be refreshed after it was sent. */
  changes?(conversationId: number): QueryKey
  /** The issue that says that it can't go to this customer, and the icon beside its text. */
  whenGone: { code: IssueCode; icon: Icon }
  /** Shows it in the sender box. */
  Chip(props: { chosen: Chosen; customer: string }): ReactNode
}
