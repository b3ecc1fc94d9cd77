import { endpoints, listPageSize } from '@panel/contract'
import { recordExport } from '../../platform/audit.ts'
import { exportFile } from '../../platform/export-file.ts'
import type { Services } from '../../services.ts'
import { findGifts, giftsMatching } from './find.ts'
import { giftCells, giftsHead } from './gifts-file.ts'
import { listConversationGifts } from './list-for-conversation.ts'
import { putGift } from './put.ts'
import { setGiftRetired } from './retire.ts'
import { findGiftUse } from './use.ts'

export function giftRoutes({ on, db, replica }: Services) {
  on(endpoints.getConversationGifts, ({ actor, params }) => listConversationGifts(db, actor, params.id))
  on(endpoints.putGift, ({ actor, params, body }) => putGift(db, actor, params.external_id, body))

  on(endpoints.listGifts, ({ actor, query }) => findGifts(db, actor, query, query.limit ?? listPageSize))
  on(endpoints.getGiftUse, async ({ actor, query }) => ({
    used: await findGiftUse(replica, actor, query.siteowner_id),
  }))
  on(endpoints.exportGifts, async ({ actor, query, reply }) => {
    const used = findGiftUse(replica, actor, query.siteowner_id)
    void reply.header('content-disposition', 'attachment; filename="gifts.csv"')
    const [file] = await Promise.all([
      exportFile(
        replica,
        {
          head: giftsHead,
          matching: giftsMatching(actor, query),
          find: (cursor: number | undefined, limit) => findGifts(replica, actor, { ...query, cursor }, limit),
          cellsOf: async (gifts) => giftCells(gifts, await used),
        },
        (rows) => recordExport(db, actor.id, 'gift', { ...query, rows }),
      ),
      used,
    ])
    return file
  })
  on(endpoints.retireGift, ({ actor, params }) => setGiftRetired(db, actor, params.id, true))
  on(endpoints.restoreGift, ({ actor, params }) => setGiftRetired(db, actor, params.id, false))
}
