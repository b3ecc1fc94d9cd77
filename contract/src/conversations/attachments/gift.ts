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
export const receivedGift = {
  gift: nonBlankText(100)
    .optional()
    .describe(
      'The name of a gift that the customer sent. Any text: it need not be one of those that operators send.',
    ),
}

/** The field of an outbox item that holds a gift the panel sent. */
export const deliveredGift = {
  gift: z
    .object({
      external_id: z.string().describe('Your id of the gift.'),
      name: z.string().describe('Its name.'),
      credits: z.int().describe('Its price.'),
    })
    .optional()
    .describe('The gift, as it was in your catalogue when it was sent.'),
}
