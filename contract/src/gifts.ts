import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { giftIcons } from './enumerations.ts'
import { externalId, filledText, id, idParam } from './fields.ts'

/** A gift of a site owner's catalogue, as the picker shows it. */
export const gift = z.object({
  /** Send it as `attachment`, of the kind `gift`. */
  id,
  name: z.string(),
  /** What it is worth to the customer. */
  credits: z.int(),
  icon: z.enum(giftIcons),
})
export type Gift = z.infer<typeof gift>

export const getConversationGifts = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/gifts',
  summary: 'What the profile in a conversation can give',
  access: 'operator',
  params: z.strictObject({ id: idParam }),
  response: z.object({ items: z.array(gift) }),
  errors: ['conversation_not_found'],
})

export const putGift = endpoint({
  method: 'PUT',
  path: '/site/v1/gifts/:external_id',
  summary: 'Put a gift into the catalogue, or bring it up to date; a retired one can not be given any more',
  access: 'site',
  params: z.strictObject({ external_id: externalId }),
  body: z.strictObject({
    name: filledText(100),
    credits: z.int().min(0).max(1_000_000),
    icon: z.enum(giftIcons).optional(),
    /** Gifts are shown by this number, then by their credits. */
    position: z.int().min(0).max(1_000_000).optional(),
    retired: z.boolean().optional(),
  }),
  response: z.object({ id, external_id: z.string() }),
})
