import { endpoints, listPageSize } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { findSkips } from './find.ts'
import { presentSkip } from './present.ts'

export function skiplogRoutes({ on, replica }: Services) {
  on(endpoints.listSkips, async ({ actor, query }) => {
    const { items, next_cursor } = await findSkips(replica, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentSkip(row, actor)), next_cursor }
  })
}
