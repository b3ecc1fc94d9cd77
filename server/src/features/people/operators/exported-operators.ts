import { operatorList } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findOperators, operatorsMatching } from './find.ts'
import { operatorColumns, presentListed } from './present.ts'

/** The operators as a file. */
export const exportedOperators = exportedList(operatorList, {
  isCountedElsewhere: true,
  file: 'operators',
  subject: 'operator',
  columns: operatorColumns,
  rowsOf: (db, viewer, query) => ({
    matching: operatorsMatching(viewer, query),
    find: (cursor: number | undefined, limit) => findOperators(db, viewer, { ...query, cursor }, limit),
    show: (found) => found.map((row) => presentListed(row, viewer)),
  }),
})
