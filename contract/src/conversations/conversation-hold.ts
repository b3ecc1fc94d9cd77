import { z } from 'zod'
import { id, moment } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { holdKinds } from '../rules/hold-kinds.ts'
import { spending } from './spending.ts'

/** A hold of the customer of a conversation. */
export const conversationHold = z.object({
  id,
  kind: z.enum(holdKinds),
  since: moment,
  /** When it ends by itself. */
  until: moment.nullable(),
  /** Whether nobody ends it: a master has confirmed that the customer is a minor. */
  stays: z.boolean(),
  /** Who set it; null for the site and the panel. */
  by: operatorName.nullable(),
  /** The open escalation that has to be settled first. */
  escalation_id: id.nullable(),
})
export type ConversationHold = z.infer<typeof conversationHold>

/** What restricts the sends to a customer, or may soon. */
export const restrictions = {
  /** How often the customer has asked who writes, in all of their conversations, without false alarms. */
  asked_count: z.int(),
  /** Why nothing may be sent to the customer now, oldest first. */
  holds: z.array(conversationHold),
  /** As the site told it last; null when it told nothing. */
  spending: spending.nullable(),
}
