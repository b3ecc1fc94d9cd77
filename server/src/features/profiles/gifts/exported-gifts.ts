import { giftList } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findGifts, giftsMatching } from './find.ts'
import { giftColumns } from './gifts-file.ts'
import { findGiftUse } from './use.ts'

/** The gifts with their use as a file. */
export const exportedGifts = exportedList(giftList, {
  file: 'gifts',
  subject: 'gift',
  columns: giftColumns,
  rowsOf: (db, viewer, query) => {
    let used: ReturnType<typeof findGiftUse> | undefined
    return {
      matching: giftsMatching(viewer, query),
      find: (cursor: number | undefined, limit) => findGifts(db, viewer, { ...query, cursor }, limit),
      async show(gifts) {
        used ??= findGiftUse(db, viewer, query.siteowner_id)
        const times = await used
        return gifts.map((gift) => ({ ...gift, used: times[gift.id] ?? 0 }))
      },
    }
  },
})
