import { endpoints } from '@panel/contract'
import type { Services } from '../../services.ts'
import { findConversations } from './find-conversations.ts'
import { presentListed } from './present.ts'

export function overviewRoutes({ on, replica }: Services) {
  on(endpoints.listConversations, async ({ actor, query }) => {
    const { items, next_cursor } = await findConversations(replica, actor, query)
    return { items: items.map((row) => presentListed(row, actor)), next_cursor }
  })
}
