import { historyList } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { countEntries, findEntries } from './find-entries.ts'
import { historyColumns, historySheet, presentEntry } from './present-entry.ts'

/** The message history as a file, latest first. */
export const exportedHistory = exportedList(historyList, {
  isCountedElsewhere: true,
  file: 'message-history',
  subject: 'message',
  columns: historyColumns,
  sheet: historySheet,
  rowsOf: (db, viewer, query) => ({
    matching: (most: number) => countEntries(db, viewer, query, most),
    find: (cursor: string | undefined, limit) => findEntries(db, viewer, { ...query, cursor }, limit),
    show: (found) => found.map((row) => ({ ...presentEntry(row, viewer), body: row.body })),
  }),
})
