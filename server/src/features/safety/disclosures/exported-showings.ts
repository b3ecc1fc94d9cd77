import { showingList } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findShowings, showingIds } from './find-showings.ts'
import { showingColumns } from './present.ts'

/** Who was shown which text about fictional profiles, as a file. */
export const exportedShowings = exportedList(showingList, {
  file: 'disclosure-showings',
  subject: 'disclosure_showing',
  columns: showingColumns,
  rowsOf: (db, viewer, query) => ({
    matching: showingIds(db, viewer, query),
    find: (cursor: string | undefined, limit) => findShowings(db, viewer, { ...query, cursor }, limit),
    show: (found) => found,
  }),
})
