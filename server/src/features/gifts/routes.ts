import { endpoints, listPageSize, maxExportRows } from '@panel/contract'
import { recordExport } from '../../platform/audit.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { findGifts } from './find.ts'
import { giftsFile } from './gifts-file.ts'
import { listConversationGifts } from './list-for-conversation.ts'
import { putGift } from './put.ts'
import { setGiftRetired } from './retire.ts'
import { countGiftUse } from './use.ts'

export function giftRoutes({ on, db, replica }: Services) {
  on(endpoints.getConversationGifts, ({ actor, params }) => listConversationGifts(db, actor, params.id))
  on(endpoints.putGift, ({ actor, params, body }) => putGift(db, actor, params.external_id, body))

  on(endpoints.listGifts, ({ actor, query }) => findGifts(db, actor, query, query.limit ?? listPageSize))
  on(endpoints.getGiftUse, async ({ actor, query }) => ({
    used: await countGiftUse(replica, actor, query.siteowner_id),
  }))
  on(endpoints.exportGifts, async ({ actor, query, reply }) => {
    const [{ items, next_cursor }, used] = await Promise.all([
      findGifts(replica, actor, query, maxExportRows),
      countGiftUse(replica, actor, query.siteowner_id),
    ])
    if (next_cursor) throw new AppError('export_too_large')
    await recordExport(db, actor.id, 'gift', { ...query, rows: items.length })
    void reply.header('content-disposition', 'attachment; filename="gifts.csv"')
    return giftsFile(items, used)
  })
  on(endpoints.retireGift, ({ actor, params }) => setGiftRetired(db, actor, params.id, true))
  on(endpoints.restoreGift, ({ actor, params }) => setGiftRetired(db, actor, params.id, false))
}
