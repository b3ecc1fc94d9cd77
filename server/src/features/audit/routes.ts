import { endpoints, listPageSize, maxExportRows } from '@panel/contract'
import { recordExport } from '../../platform/audit.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { findAuditEntries } from './find.ts'
import { auditFile, presentAuditEntry } from './present.ts'

export function auditRoutes({ on, db, replica }: Services) {
  on(endpoints.listAuditLog, async ({ actor, query }) => {
    const { items, next_cursor } = await findAuditEntries(replica, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentAuditEntry(row, actor)), next_cursor }
  })

  on(endpoints.exportAuditLog, async ({ actor, query, reply }) => {
    const { items, next_cursor } = await findAuditEntries(replica, actor, query, maxExportRows)
    if (next_cursor) throw new AppError('export_too_large')
    await recordExport(db, actor.id, 'audit', { ...query, rows: items.length })
    void reply.header('content-disposition', 'attachment; filename="audit-log.csv"')
    return auditFile(items, actor)
  })
}
