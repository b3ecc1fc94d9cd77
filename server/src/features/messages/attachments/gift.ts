import type { GiftIcon } from '@panel/contract'
import type { KindOfAttachment } from './kind.ts'

export type AttachedGift = { kind: 'gift'; id: number; name: string; credits: number; icon: GiftIcon }

/** Icons were validated when they were stored. */
const iconOf = (icon: string) => icon as GiftIcon

export const giftAttachment: KindOfAttachment<AttachedGift> = {
  async find(tx, item, id) {
    const gift = await tx
      .selectFrom('gifts')
      .where('id', '=', id)
      .where('siteowner_id', '=', item.siteowner_id)
      .where('retired_at', 'is', null)
      .select(['id', 'name', 'credits', 'icon'])
      .executeTakeFirst()
    return gift && { kind: 'gift', ...gift, icon: iconOf(gift.icon) }
  },
  refusal: 'not_in_catalogue',
  /** Name and credits are stored as they are at the time of sending. */
  columns: ({ id, name, credits }) => ({ gift_id: id, gift: name, gift_credits: credits }),
  answer: ({ name, icon }) => ({ gift: name, gift_icon: icon }),
  async findSent(db, messageId) {
    const gift = await db
      .selectFrom('messages as m')
      .innerJoin('gifts as g', 'g.id', 'm.gift_id')
      .where('m.id', '=', messageId)
      .select(['g.id', 'g.icon', 'm.gift', 'm.gift_credits'])
      .executeTakeFirst()
    if (!gift) return undefined
    const { id, icon, gift: name, gift_credits: credits } = gift
    return { kind: 'gift', id, icon: iconOf(icon), name: name ?? '', credits: credits ?? 0 }
  },
}
