import { idIn, searchOf } from '../../../ui/lists/search-values'

export const readGiftsSearch = searchOf({ siteowner_id: idIn })
export type GiftsSearch = ReturnType<typeof readGiftsSearch>
