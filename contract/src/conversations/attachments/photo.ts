import { z } from 'zod'
import { webAddress } from '../../fields.ts'

/** The photo of a message, in a thread. */
export const photoAttachment = z.object({
  kind: z.literal('photo'),
  /** Path of the photo; requires a signed-in session. */
  url: z.string(),
  /** Null for a photo of the customer, which the panel does not store. */
  size: z.object({ width: z.int(), height: z.int() }).nullable(),
})

/** The field of a site's message that holds a customer's photo. */
export const receivedPhoto = {
  photo_url: webAddress
    .optional()
    .describe(
      'The photo of the customer. The panel fetches it when an operator looks at it, and stores no copy.',
    ),
}

/** The field of an outbox item that holds a photo the panel sent. */
export const deliveredPhoto = {
  photo_url: z
    .string()
    .optional()
    .describe(
      'URL of the photo; requires your key. It is a path without a host when the panel has no public address configured.',
    ),
}
