import { endpoints } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findHolds, holdIds } from './find-holds.ts'
import { holdCells, holdsHead } from './present.ts'

/** Holds as a file. */
export const exportedHolds = exportedList({
  name: 'holds',
  endpoint: endpoints.exportHolds,
  order: endpoints.orderHoldExport,
  count: endpoints.getHoldCount,
  file: 'holds',
  subject: 'hold',
  head: holdsHead,
  rowsOf: (db, viewer, query) => ({
    matching: holdIds(db, viewer, query),
    find: (cursor: string | undefined, limit) => findHolds(db, viewer, { ...query, cursor }, limit),
    cellsOf: (found) => holdCells(found, viewer),
  }),
})
