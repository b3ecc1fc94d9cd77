import { escalationList } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { escalationIds, findEscalations } from './find-escalations.ts'
import { escalationColumns, presentEscalation } from './present.ts'

/** Escalations as a file. */
export const exportedEscalations = exportedList(escalationList, {
  file: 'escalations',
  subject: 'escalation',
  columns: escalationColumns,
  rowsOf: (db, viewer, query) => ({
    matching: escalationIds(db, viewer, query),
    find: (cursor: string | undefined, limit) => findEscalations(db, viewer, { ...query, cursor }, limit),
    show: (found) => found.map((row) => presentEscalation(row, viewer)),
  }),
})
