import { endpoints } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findLogins, loginIds } from './find.ts'
import { findMarks } from './find-marks.ts'
import { loginCells, loginsHead } from './present.ts'

/** The login history as a file. */
export const exportedLogins = exportedList({
  name: 'login_history',
  endpoint: endpoints.exportLoginHistory,
  order: endpoints.orderLoginHistoryExport,
  count: endpoints.getLoginHistoryCount,
  file: 'login-history',
  subject: 'login',
  head: loginsHead,
  rowsOf: (db, viewer, query) => ({
    matching: loginIds(db, viewer, query),
    find: (cursor: string | undefined, limit) => findLogins(db, viewer, { ...query, cursor }, limit),
    cellsOf: async (found) => loginCells(found, await findMarks(db, found), viewer),
  }),
})
