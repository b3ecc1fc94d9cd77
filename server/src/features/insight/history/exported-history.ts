import { endpoints } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { countEntries, findEntries } from './find-entries.ts'
import { historyCells, historyHead, historySheet } from './present-entry.ts'

/** The message history as a file, latest first. */
export const exportedHistory = exportedList({
  name: 'history',
  endpoint: endpoints.exportHistory,
  order: endpoints.orderHistoryExport,
  file: 'message-history',
  subject: 'message',
  head: historyHead,
  sheet: historySheet,
  rowsOf: (db, viewer, query) => ({
    matching: (most: number) => countEntries(db, viewer, query, most),
    find: (cursor: string | undefined, limit) => findEntries(db, viewer, { ...query, cursor }, limit),
    cellsOf: (found) => historyCells(found, viewer),
  }),
})
