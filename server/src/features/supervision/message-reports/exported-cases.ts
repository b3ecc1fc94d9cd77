import { endpoints } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { caseIds, findCases } from './find-cases.ts'
import { caseCells, casesHead } from './present-case.ts'

/** The cases of reported messages as a file. */
export const exportedCases = exportedList({
  name: 'reports',
  endpoint: endpoints.exportReportCases,
  order: endpoints.orderReportCaseExport,
  count: endpoints.getReportCaseCount,
  file: 'message-reports',
  subject: 'report_case',
  head: casesHead,
  rowsOf: (db, viewer, query) => ({
    matching: caseIds(db, viewer, query),
    find: (cursor: string | undefined, limit) => findCases(db, viewer, { ...query, cursor }, limit),
    cellsOf: (found) => caseCells(found, viewer),
  }),
})
