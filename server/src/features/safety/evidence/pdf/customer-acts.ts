import type { AuditAction } from '@panel/contract'

/** The first words of the actions of the audit log that are about a customer or a conversation. */
export const nounsOfCustomerActs = [
  'alert',
  'appeal',
  'conversation',
  'customer',
  'escalation',
  'hold',
  'inquiry',
  'note',
  'send_check',
] as const

type CustomerAct =
  | Extract<AuditAction, `${(typeof nounsOfCustomerActs)[number]}.${string}`>
  | 'board.release'
  | 'board.undo'
  | 'message.erase_archived'
  | 'session.refuse'

/** What the panel has done with a customer, in the words of one language. */
export type CustomerActTexts = Record<CustomerAct, string>
