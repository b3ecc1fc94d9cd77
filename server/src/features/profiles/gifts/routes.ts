import { endpoints, listPageSize } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { findGifts } from './find.ts'
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
  on(endpoints.retireGift, ({ actor, params }) => setGiftRetired(db, actor, params.id, true))
  on(endpoints.restoreGift, ({ actor, params }) => setGiftRetired(db, actor, params.id, false))
}
