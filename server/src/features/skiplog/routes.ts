import { endpoints, listPageSize, maxExportRows } from '@panel/contract'
import { recordExport } from '../../platform/audit.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { findSkips } from './find.ts'
import { presentSkip, skipsFile } from './present.ts'

export function skiplogRoutes({ on, db, replica }: Services) {
  on(endpoints.listSkips, async ({ actor, query }) => {
    const { items, next_cursor } = await findSkips(replica, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentSkip(row, actor)), next_cursor }
  })

  on(endpoints.exportSkips, async ({ actor, query, reply }) => {
    const { items, next_cursor } = await findSkips(replica, actor, query, maxExportRows)
    if (next_cursor) throw new AppError('export_too_large')
    await recordExport(db, actor.id, 'skip', { ...query, rows: items.length })
    void reply.header('content-disposition', 'attachment; filename="skiplog.csv"')
    return skipsFile(items, actor)
  })
}
