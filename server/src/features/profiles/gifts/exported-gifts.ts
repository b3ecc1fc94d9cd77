import { endpoints } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findGifts, giftsMatching } from './find.ts'
import { giftCells, giftsHead } from './gifts-file.ts'
import { findGiftUse } from './use.ts'

/** The gifts with their use as a file. */
export const exportedGifts = exportedList({
  name: 'gifts',
  endpoint: endpoints.exportGifts,
  order: endpoints.orderGiftExport,
  count: endpoints.getGiftCount,
  file: 'gifts',
  subject: 'gift',
  head: giftsHead,
  rowsOf: (db, viewer, query) => {
    let used: ReturnType<typeof findGiftUse> | undefined
    return {
      matching: giftsMatching(viewer, query),
      find: (cursor: number | undefined, limit) => findGifts(db, viewer, { ...query, cursor }, limit),
      async cellsOf(gifts) {
        used ??= findGiftUse(db, viewer, query.siteowner_id)
        return giftCells(gifts, await used)
      },
    }
  },
})
