import { endpoints } from '@panel/contract'
import { exportedList } from '../../../platform/exported-list.ts'
import { escalationIds, findEscalations } from './find-escalations.ts'
import { escalationCells, escalationsHead } from './present.ts'

/** Escalations as a file. */
export const exportedEscalations = exportedList({
  name: 'escalations',
  endpoint: endpoints.exportEscalations,
  order: endpoints.orderEscalationExport,
  count: endpoints.getEscalationCount,
  file: 'escalations',
  subject: 'escalation',
  head: escalationsHead,
  rowsOf: (db, viewer, query) => ({
    matching: escalationIds(db, viewer, query),
    find: (cursor: string | undefined, limit) => findEscalations(db, viewer, { ...query, cursor }, limit),
    cellsOf: (found) => escalationCells(found, viewer),
  }),
})
