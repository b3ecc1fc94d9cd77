import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { giftIcons } from './enumerations.ts'
import { externalId, id, idParam, nonBlankText } from './fields.ts'

/** A gift of the site's catalogue. */
export const gift = z.object({
  /** To send the gift, use this id in `attachment` with the kind `gift`. */
  id,
  name: z.string(),
  /** Price in credits. */
  credits: z.int(),
  icon: z.enum(giftIcons),
})
export type Gift = z.infer<typeof gift>

export const getConversationGifts = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/gifts',
  summary: 'List the gifts that the profile of a conversation can send',
  access: 'operator',
  params: z.strictObject({ id: idParam }),
  response: z.object({ items: z.array(gift) }),
  errors: ['conversation_not_found'],
})

export const putGift = endpoint({
  method: 'PUT',
  path: '/site/v1/gifts/:external_id',
  summary: 'Create or update a gift in the catalogue. A retired gift can no longer be sent',
  access: 'site',
  params: z.strictObject({ external_id: externalId }),
  body: z.strictObject({
    name: nonBlankText(100),
    credits: z.int().min(0).max(1_000_000),
    icon: z.enum(giftIcons).optional(),
    /** Gifts are sorted by this number, then by credits. */
    position: z.int().min(0).max(1_000_000).optional(),
    retired: z.boolean().optional(),
  }),
  response: z.object({ id, external_id: z.string() }),
})
