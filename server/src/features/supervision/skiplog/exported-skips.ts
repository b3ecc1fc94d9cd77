import { skipList } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findSkips, skipIds } from './find.ts'
import { presentSkip, skipColumns } from './present.ts'

/** The skiplog as a file. */
export const exportedSkips = exportedList(skipList, {
  file: 'skiplog',
  subject: 'skip',
  columns: skipColumns,
  rowsOf: (db, viewer, query) => ({
    matching: skipIds(db, viewer, query),
    find: (cursor: string | undefined, limit) => findSkips(db, viewer, { ...query, cursor }, limit),
    show: (found) => found.map((row) => presentSkip(row, viewer)),
  }),
})
