import { endpoints } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findSets, setsMatching } from './find.ts'
import { setCells, setsHead } from './present.ts'

/** The profile sets as a file. */
export const exportedSets = exportedList({
  name: 'profile_sets',
  endpoint: endpoints.exportProfileSets,
  order: endpoints.orderProfileSetExport,
  count: endpoints.getProfileSetCount,
  file: 'profile-sets',
  subject: 'profile_set',
  head: setsHead,
  rowsOf: (db, viewer, query) => ({
    matching: setsMatching(viewer, query),
    find: (cursor: string | undefined, limit) => findSets(db, viewer, { ...query, cursor }, limit),
    cellsOf: (found) => setCells(found, viewer),
  }),
})
