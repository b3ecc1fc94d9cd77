import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import type { InHandReads } from '../queue/in-hand-reads.ts'
import { findUnsentChats } from './find.ts'
import { takeBackConversation } from './take-back.ts'

export function unsentRoutes({ on, db, urgent, reads }: Services & { reads: InHandReads }) {
  on(endpoints.listUnsentChats, async ({ actor, query }) => ({
    items: await findUnsentChats(db, actor, query.ids ?? []),
  }))

  on(endpoints.takeBackConversation, async ({ actor, params }) => {
    const lease = await takeBackConversation(urgent, actor, params.id)
    return (await reads.readInHand(actor, lease)).inHand
  })
}
