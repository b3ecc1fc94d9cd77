import { endpoints } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { findOperators, operatorsMatching } from './find.ts'
import { operatorCells, operatorsHead } from './present.ts'

/** The operators as a file. */
export const exportedOperators = exportedList({
  name: 'operators',
  endpoint: endpoints.exportOperators,
  order: endpoints.orderOperatorExport,
  file: 'operators',
  subject: 'operator',
  head: operatorsHead,
  rowsOf: (db, viewer, query) => ({
    matching: operatorsMatching(viewer, query),
    find: (cursor: number | undefined, limit) => findOperators(db, viewer, { ...query, cursor }, limit),
    cellsOf: (found) => operatorCells(found, viewer),
  }),
})
