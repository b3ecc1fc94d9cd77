import type { CatalogueGift } from '@panel/contract'
import type { Cell } from '../../../platform/csv.ts'

export const giftsHead = [
  'id',
  'site owner id',
  'site owner',
  'external id',
  'name',
  'credits',
  'icon',
  'retired by site at',
  'retired by admin at',
  'sent in 90 days',
]

/** @param used how often each gift was sent, by its id */
export const giftCells = (gifts: readonly CatalogueGift[], used: Record<string, number>): Cell[][] =>
  gifts.map((gift) => [
    gift.id,
    gift.siteowner.id,
    gift.siteowner.name,
    gift.external_id,
    gift.name,
    gift.credits,
    gift.icon,
    gift.retired_by_site_at,
    gift.retired_by_admin_at,
    used[gift.id] ?? 0,
  ])
