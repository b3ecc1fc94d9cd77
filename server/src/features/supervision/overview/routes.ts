import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import type { Filters } from './conditions.ts'
import { findConversations } from './find-conversations.ts'
import type { Viewer } from './find-page.ts'
import { presentListed } from './present.ts'

/** Lists that are cached, of fifty rows each. Most open pages show the same few. */
const maxLists = 100

export function overviewRoutes({ on, replica, caches }: Services) {
  // The page is the same for all who work for the same site owners.
  const find = caches.open({
    loadEach: (list: string) => {
      const { viewer, filters }: List = JSON.parse(list)
      return findConversations(replica, viewer, filters)
    },
    changedBy: ({ topic }) =>
      topic === 'queue' || topic === 'conversation' || topic === 'operator' || topic === 'holds',
    maxValues: maxLists,
  })

  on(endpoints.listConversations, async ({ actor, query }) => {
    const list: List = { viewer: { siteownerIds: actor.siteownerIds }, filters: query }
    const { items, next_cursor } = await find(JSON.stringify(list))
    return { items: items.map((row) => presentListed(row, actor)), next_cursor }
  })
}

type List = { viewer: Viewer; filters: Filters }
