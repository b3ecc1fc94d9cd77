import { endpoints, listPageSize, maxExportRows } from '@panel/contract'
import { recordExport } from '../../platform/audit.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { findLogins } from './find.ts'
import { findMarks } from './find-marks.ts'
import { loginsFile, presentLogin } from './present.ts'

export function loginHistoryRoutes({ on, db, replica }: Services) {
  on(endpoints.listLoginHistory, async ({ actor, query }) => {
    const { items, next_cursor } = await findLogins(replica, actor, query, query.limit ?? listPageSize)
    const marks = await findMarks(replica, items)
    return { items: items.map((row) => presentLogin(row, marks, actor)), next_cursor }
  })

  on(endpoints.exportLoginHistory, async ({ actor, query, reply }) => {
    const { items, next_cursor } = await findLogins(replica, actor, query, maxExportRows)
    if (next_cursor) throw new AppError('export_too_large')
    await recordExport(db, actor.id, 'login', { ...query, rows: items.length })
    void reply.header('content-disposition', 'attachment; filename="login-history.csv"')
    return loginsFile(items, await findMarks(replica, items), actor)
  })
}
