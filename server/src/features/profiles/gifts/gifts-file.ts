import type { CatalogueGift } from '@panel/contract'
import type { Columns } from '../../../platform/exported-list.ts'

export const giftColumns: Columns<CatalogueGift & { used: number }> = {
  id: (row) => row.id,
  'site owner id': (row) => row.siteowner.id,
  'site owner': (row) => row.siteowner.name,
  'external id': (row) => row.external_id,
  name: (row) => row.name,
  credits: (row) => row.credits,
  icon: (row) => row.icon,
  'retired by site at': (row) => row.retired_by_site_at,
  'retired by admin at': (row) => row.retired_by_admin_at,
  'sent in 90 days': (row) => row.used,
}
