import { endpoints } from '@panel/contract'
import type { Services } from '../../services.ts'
import { listGifts } from './list.ts'
import { putGift } from './put.ts'

export function giftRoutes({ on, db }: Services) {
  on(endpoints.getConversationGifts, ({ actor, params }) => listGifts(db, actor, params.id))
  on(endpoints.putGift, ({ actor, params, body }) => putGift(db, actor, params.external_id, body))
}
