import { endpoints } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findShowings, showingIds } from './find-showings.ts'
import { showingCells, showingsHead } from './present.ts'

/** Who was shown which text about fictional profiles, as a file. */
export const exportedShowings = exportedList({
  name: 'disclosure_showings',
  endpoint: endpoints.exportShowings,
  order: endpoints.orderShowingExport,
  count: endpoints.getShowingCount,
  file: 'disclosure-showings',
  subject: 'disclosure_showing',
  head: showingsHead,
  rowsOf: (db, viewer, query) => ({
    matching: showingIds(db, viewer, query),
    find: (cursor: string | undefined, limit) => findShowings(db, viewer, { ...query, cursor }, limit),
    cellsOf: (found) => showingCells(found),
  }),
})
