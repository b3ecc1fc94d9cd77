import { z } from 'zod'
import { nonBlankText } from '../../fields.ts'
import { giftIcons } from '../../rules/enumerations.ts'

/** The gift of a message, in a thread. */
export const giftAttachment = z.object({
  kind: z.literal('gift'),
  name: z.string(),
  /** Null for a gift of the customer, which is not in the site's catalogue. */
  icon: z.enum(giftIcons).nullable(),
})

/** The field of a site's message that holds the name of a customer's gift. */
export const receivedGift = { gift: nonBlankText(100).optional() }

/** The field of an outbox item that holds a gift the panel sent. */
export const deliveredGift = {
  /** The gift, as it was in the site's catalogue when it was sent. */
  gift: z.object({ external_id: z.string(), name: z.string(), credits: z.int() }).optional(),
}
