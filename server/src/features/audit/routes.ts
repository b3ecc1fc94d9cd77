import { endpoints, listPageSize, maxExportRows } from '@panel/contract'
import { recordExport } from '../../platform/audit.ts'
import { exportFile } from '../../platform/export-file.ts'
import type { Services } from '../../services.ts'
import { findAuditEntries, matchingEntries } from './find.ts'
import { auditCells, auditHead, presentAuditEntry } from './present.ts'

export function auditRoutes({ on, db, replica }: Services) {
  on(endpoints.listAuditLog, async ({ actor, query }) => {
    const { items, next_cursor } = await findAuditEntries(replica, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentAuditEntry(row, actor)), next_cursor }
  })

  on(endpoints.exportAuditLog, async ({ actor, query, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="audit-log.csv"')
    return exportFile(
      replica,
      {
        head: auditHead,
        matching: matchingEntries(actor, query, maxExportRows + 1),
        find: (cursor: string | undefined, limit) =>
          findAuditEntries(replica, actor, { ...query, cursor }, limit),
        cellsOf: (rows) => auditCells(rows, actor),
      },
      (rows) => recordExport(db, actor.id, 'audit', { ...query, rows }),
    )
  })
}
