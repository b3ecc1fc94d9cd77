import { endpoints } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findSkips, skipIds } from './find.ts'
import { skipCells, skipsHead } from './present.ts'

/** The skiplog as a file. */
export const exportedSkips = exportedList({
  name: 'skiplog',
  endpoint: endpoints.exportSkips,
  order: endpoints.orderSkipExport,
  count: endpoints.getSkipCount,
  file: 'skiplog',
  subject: 'skip',
  head: skipsHead,
  rowsOf: (db, viewer, query) => ({
    matching: skipIds(db, viewer, query),
    find: (cursor: string | undefined, limit) => findSkips(db, viewer, { ...query, cursor }, limit),
    cellsOf: (found) => skipCells(found, viewer),
  }),
})
