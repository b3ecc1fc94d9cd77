import { endpoints } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import type { Services } from '../../../services.ts'
import type { Filters } from './conditions.ts'
import { countConversations, findConversations, findNamedConversations } from './find-conversations.ts'
import type { Viewer } from './find-page.ts'
import { presentListed } from './present.ts'

/** Lists that are cached, of fifty rows each. Most open pages show the same few. */
const maxLists = 100

export function overviewRoutes({ on, replica, caches }: Services) {
  // They are the same for all who work for the same site owners.
  const cached = <Value>(load: (db: Db, viewer: Viewer, filters: Filters) => Promise<Value>) => {
    const find = caches.open({
      loadEach: (list: string) => {
        const { viewer, filters }: List = JSON.parse(list)
        return load(replica, viewer, filters)
      },
      changedBy: ({ topic }) =>
        topic === 'queue' || topic === 'conversation' || topic === 'operator' || topic === 'holds',
      maxValues: maxLists,
    })
    return ({ siteownerIds }: Viewer, filters: Filters) => {
      const list: List = { viewer: { siteownerIds }, filters }
      return find(JSON.stringify(list))
    }
  }
  const find = cached(findConversations)
  const count = cached(countConversations)

  on(endpoints.listConversations, async ({ actor, query }) => {
    const { items, next_cursor } = await find(actor, query)
    return { items: items.map((row) => presentListed(row, actor)), next_cursor }
  })

  on(endpoints.getFoundConversations, async ({ actor, query }) => {
    const rows = await findNamedConversations(replica, actor, query.search)
    return { conversations: rows.map((row) => presentListed(row, actor)) }
  })

  on(endpoints.getConversationCount, ({ actor, query }) => count(actor, query))
}

type List = { viewer: Viewer; filters: Filters }
