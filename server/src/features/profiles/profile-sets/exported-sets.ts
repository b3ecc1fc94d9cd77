import { setList } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findSets, setsMatching } from './find.ts'
import { presentListedSet, setColumns } from './present.ts'

/** The profile sets as a file. */
export const exportedSets = exportedList(setList, {
  file: 'profile-sets',
  subject: 'profile_set',
  columns: setColumns,
  rowsOf: (db, viewer, query) => ({
    matching: setsMatching(viewer, query),
    find: (cursor: string | undefined, limit) => findSets(db, viewer, { ...query, cursor }, limit),
    show: (found) => found.map((row) => presentListedSet(row, viewer)),
  }),
})
