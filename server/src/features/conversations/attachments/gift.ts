import type { GiftIcon } from '@panel/contract'
import { sql } from 'kysely'
import { isOffered } from './is-offered.ts'
import type { AttachmentDefinition } from './kind.ts'

export type StoredGift = {
  kind: 'gift'
  name: string
  /** Null for a gift of a customer, which is not in the catalogue; so are the next three. */
  id: number | null
  external_id: string | null
  credits: number | null
  icon: GiftIcon | null
}

export const giftAttachment: AttachmentDefinition<StoredGift> = {
  stored: sql`case when m.gift is not null then jsonb_build_object('kind', 'gift', 'name', m.gift, 'id', m.gift_id, 'credits', m.gift_credits)
    || coalesce((select jsonb_build_object('external_id', g.external_id, 'icon', g.icon) from gifts g where g.id = m.gift_id),
      '{"external_id": null, "icon": null}') end`,
  present: ({ name, icon }) => ({ kind: 'gift', name, icon }),
  deliver({ name, credits, external_id }) {
    return credits === null || external_id === null ? {} : { gift: { external_id, name, credits } }
  },
  received: { column: 'gift', digestValues: ({ gift }) => [gift ?? null] },
  async find(tx, item, id) {
    const gift = await tx
      .selectFrom('gifts')
      .where('id', '=', id)
      .where('siteowner_id', '=', item.siteowner_id)
      .where(isOffered)
      .select(['id', 'external_id', 'name', 'credits', 'icon'])
      .executeTakeFirst()
    // The cast: icons were validated when they were stored.
    return gift && { kind: 'gift', ...gift, icon: gift.icon as GiftIcon }
  },
  refusal: 'not_in_catalogue',
  /** Name and credits are stored as they are at the time of sending. */
  columns: ({ id, name, credits }) => ({ gift_id: id, gift: name, gift_credits: credits }),
}
