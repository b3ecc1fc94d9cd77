import { endpoints, listPageSize } from '@panel/contract'
import { recordExport } from '../../platform/audit.ts'
import { exportFile } from '../../platform/export-file.ts'
import type { Services } from '../../services.ts'
import { findLogins, loginIds } from './find.ts'
import { findMarks } from './find-marks.ts'
import { loginCells, loginsHead, presentLogin } from './present.ts'

export function loginHistoryRoutes({ on, db, replica }: Services) {
  on(endpoints.listLoginHistory, async ({ actor, query }) => {
    const { items, next_cursor } = await findLogins(replica, actor, query, query.limit ?? listPageSize)
    const marks = await findMarks(replica, items)
    return { items: items.map((row) => presentLogin(row, marks, actor)), next_cursor }
  })

  on(endpoints.exportLoginHistory, async ({ actor, query, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="login-history.csv"')
    return exportFile(
      replica,
      {
        head: loginsHead,
        matching: loginIds(replica, actor, query),
        find: (cursor: string | undefined, limit) => findLogins(replica, actor, { ...query, cursor }, limit),
        cellsOf: async (rows) => loginCells(rows, await findMarks(replica, rows), actor),
      },
      (rows) => recordExport(db, actor.id, 'login', { ...query, rows }),
    )
  })
}
