import { holdList } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findHolds, holdIds } from './find-holds.ts'
import { holdColumns, presentHold } from './present.ts'

/** Holds as a file. */
export const exportedHolds = exportedList(holdList, {
  file: 'holds',
  subject: 'hold',
  columns: holdColumns,
  rowsOf: (db, viewer, query) => ({
    matching: holdIds(db, viewer, query),
    find: (cursor: string | undefined, limit) => findHolds(db, viewer, { ...query, cursor }, limit),
    show: (found) => found.map((row) => presentHold(row, viewer)),
  }),
})
