import type { Message } from '@panel/contract'
import type { IssueCode } from '@panel/contract/issues'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export type LastSent = Pick<Message, 'photo_url' | 'gift' | 'sent_at'>

/** What the sender box has to know of a kind of attachment. */
export type KindOfAttachment<Chosen> = {
  /** Reads what the browser has kept; null when a field is missing. */
  read(kept: Partial<Chosen>): Chosen | null
  /** Whether a message has it. */
  isIn(sent: LastSent, chosen: Chosen): boolean
  /** The issue that says that it can't go to this customer, and the icon beside its text. */
  whenGone: { code: IssueCode; icon: Icon }
  /** Shows it in the sender box. */
  Chip(props: { chosen: Chosen; customer: string }): ReactNode
}
