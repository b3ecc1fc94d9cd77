import { endpoints, exportRowsAtMost, listPageSize } from '@panel/contract'
import { AppError } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { findSkips } from './find.ts'
import { presentSkip, skipsFile } from './present.ts'

export function skiplogRoutes({ on, replica }: Services) {
  on(endpoints.listSkips, async ({ actor, query }) => {
    const { items, next_cursor } = await findSkips(replica, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentSkip(row, actor)), next_cursor }
  })

  on(endpoints.exportSkips, async ({ actor, query, reply }) => {
    const { items, next_cursor } = await findSkips(replica, actor, query, exportRowsAtMost)
    if (next_cursor) throw new AppError('export_too_large')
    void reply.header('content-disposition', 'attachment; filename="skiplog.csv"')
    return skipsFile(items, actor)
  })
}
