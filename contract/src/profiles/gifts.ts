import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { externalId, id, idParam, moment, nonBlankText } from '../fields.ts'
import { byId, listOf } from '../list.ts'
import { giftIcons } from '../rules/enumerations.ts'

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

/** A gift as admins see it. */
const catalogueGift = gift.extend({
  external_id: z.string(),
  siteowner: z.object({ id, name: z.string() }),
  /** Since when the site no longer offers it. */
  retired_by_site_at: moment.nullable(),
  /** Since when it can no longer be sent because of an admin. The site cannot change it. */
  retired_by_admin_at: moment.nullable(),
})
export type CatalogueGift = z.infer<typeof catalogueGift>

const access = 'manage_operators'
const filters = { siteowner_id: idParam.optional() }
const params = z.strictObject({ id: idParam })

export const giftList = listOf('gifts', {
  summary: {
    list: 'List the gifts of the site owners that this admin works for, in the order of their catalogues',
    file: 'Export the gifts with their use',
  },
  filters,
  item: catalogueGift,
  cursor: byId,
})
export const { list: listGifts, file: exportGifts, order: orderGiftExport, count: getGiftCount } = giftList

const getGiftUse = endpoint({
  method: 'GET',
  path: '/api/gifts/use',
  summary: 'Show by id how often each gift was sent in the last 90 days, as counted every ten minutes',
  access,
  costly: true,
  query: z.strictObject(filters),
  response: z.object({ used: z.record(z.string(), z.int()) }),
})

const retireGift = endpoint({
  method: 'POST',
  path: '/api/gifts/:id/retire',
  summary: 'Retire a gift: it can no longer be sent, also after the site sends it again',
  access,
  params,
  body: z.strictObject({}),
  response: catalogueGift,
  errors: ['gift_not_found'],
})

const restoreGift = endpoint({
  method: 'POST',
  path: '/api/gifts/:id/restore',
  summary: 'Restore a gift that an admin retired. It can be sent again unless the site retired it',
  access,
  params,
  body: z.strictObject({}),
  response: catalogueGift,
  errors: ['gift_not_found'],
})

/** All endpoints of the panel about the catalogues, for the list of the contract. */
export const giftEndpoints = {
  getConversationGifts,
  listGifts,
  getGiftUse,
  exportGifts,
  orderGiftExport,
  getGiftCount,
  retireGift,
  restoreGift,
}

export const putGift = endpoint({
  method: 'PUT',
  path: '/site/v1/gifts/:external_id',
  summary:
    'Create or update a gift in the catalogue. A retired gift can no longer be sent. A gift that an admin of the panel retired stays retired',
  access: 'site',
  params: z.strictObject({ external_id: externalId.describe('Your id of the gift.') }),
  body: z.strictObject({
    name: nonBlankText(100).describe('As operators and customers read it.'),
    credits: z.int().min(0).max(1_000_000).describe('The price, as operators see it.'),
    icon: z.enum(giftIcons).optional().describe('The picture that operators see.'),
    position: z
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe('Gifts are sorted by this number, then by credits.'),
    retired: z.boolean().optional().describe('Whether it can no longer be sent.'),
  }),
  response: z.object({
    id: id.describe('The id of the gift in the panel.'),
    external_id: z.string().describe('Your id of the gift.'),
  }),
})
