import { idIn, withoutUndefined } from '../../../ui/lists/search-values'

export type GiftsSearch = { siteowner_id?: number }

export const readGiftsSearch = (search: Record<string, unknown>): GiftsSearch =>
  withoutUndefined({ siteowner_id: idIn(search.siteowner_id) })
