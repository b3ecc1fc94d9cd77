import { loginList } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findLogins, loginIds } from './find.ts'
import { findMarks } from './find-marks.ts'
import { loginColumns, presentLogin } from './present.ts'

/** The login history as a file. */
export const exportedLogins = exportedList(loginList, {
  file: 'login-history',
  subject: 'login',
  columns: loginColumns,
  rowsOf: (db, viewer, query) => ({
    matching: loginIds(db, viewer, query),
    find: (cursor: string | undefined, limit) => findLogins(db, viewer, { ...query, cursor }, limit),
    show: async (found) => {
      const marks = await findMarks(db, found)
      return found.map((row) => presentLogin(row, marks, viewer))
    },
  }),
})
