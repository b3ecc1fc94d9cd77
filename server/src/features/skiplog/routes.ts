import { endpoints, listPageSize } from '@panel/contract'
import { recordExport } from '../../platform/audit.ts'
import { exportFile } from '../../platform/export-file.ts'
import type { Services } from '../../services.ts'
import { findSkips, skipIds } from './find.ts'
import { presentSkip, skipCells, skipsHead } from './present.ts'

export function skiplogRoutes({ on, db, replica }: Services) {
  on(endpoints.listSkips, async ({ actor, query }) => {
    const { items, next_cursor } = await findSkips(replica, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentSkip(row, actor)), next_cursor }
  })

  on(endpoints.exportSkips, async ({ actor, query, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="skiplog.csv"')
    return exportFile(
      replica,
      {
        head: skipsHead,
        matching: skipIds(replica, actor, query),
        find: (cursor: string | undefined, limit) => findSkips(replica, actor, { ...query, cursor }, limit),
        cellsOf: (rows) => skipCells(rows, actor),
      },
      (rows) => recordExport(db, actor.id, 'skip', { ...query, rows }),
    )
  })
}
