import { z } from 'zod'
import { id, moment } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { deliveryStatuses, messageDirections, messageTypes } from '../rules/enumerations.ts'
import { suggestedKinds } from '../rules/hold-rules.ts'
import { attachment } from './attachments/attachment.ts'
import { siteRefusal } from './site-refusal.ts'

/** A message of a thread. */
export const message = z.object({
  id,
  direction: z.enum(messageDirections),
  type: z.enum(messageTypes),
  /** Empty when the message was deleted. */
  text: z.string(),
  /** At most one in a message of an operator; at most one of each kind in a customer's. Empty when the message was deleted. */
  attachments: z.array(attachment),
  /** When it was sent, by the clock of the site. */
  sent_at: moment,
  /** When the panel received it. */
  arrived_at: moment,
  /**
   * Its place in the thread, which is sorted by it, then by id: the earlier of `sent_at` and `arrived_at`, or the time of the
   * newest answer that its customer had when it arrived, if it stands below that one.
   */
  placed_at: moment,
  /** The operator who wrote it; null for messages of the customer, and of the site itself. */
  operator: operatorName.nullable(),
  in_reply_to: id.nullable(),
  /** Status of the delivery to the site; null for messages of the customer. */
  delivery: z.enum(deliveryStatuses).nullable(),
  /** Why the site refused it for good; null when it did not. */
  refusal: siteRefusal.nullable(),
  /** Whether the customer has written after it. */
  answered: z.boolean(),
  highlighted: z.object({ by: operatorName, at: moment }).nullable(),
  /** If set, the screens cover the text until the reader uncovers it. */
  hidden: z.object({ by: operatorName, at: moment, reason: z.string().nullable() }).nullable(),
  /** `by` is null when it was deleted at the site. */
  deleted: z.object({ by: operatorName.nullable(), at: moment }).nullable(),
  /**
   * The newest change that was made to it at the site. Its id is one of messages: whoever names it, or a later one, as
   * `last_seen_id` has seen the change.
   */
  edited: z.object({ id, at: moment }).nullable(),
  /** The escalation that the words of the customer suggest. Null for a deleted message, and for messages to the customer. */
  suggests: z.object({ kind: z.enum(suggestedKinds), words: z.string() }).nullable(),
})
export type Message = z.infer<typeof message>
