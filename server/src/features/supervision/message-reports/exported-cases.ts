import { caseList } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { caseIds, findCases } from './find-cases.ts'
import { caseColumns, presentCase } from './present-case.ts'

/** The cases of reported messages as a file. */
export const exportedCases = exportedList(caseList, {
  file: 'message-reports',
  subject: 'report_case',
  columns: caseColumns,
  rowsOf: (db, viewer, query) => ({
    matching: caseIds(db, viewer, query),
    find: (cursor: string | undefined, limit) => findCases(db, viewer, { ...query, cursor }, limit),
    show: (found) => found.map((row) => presentCase(row, viewer)),
  }),
})
