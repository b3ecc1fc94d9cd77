import { endpoints } from '@panel/contract'
import { countUpTo, exportedList } from '../../../platform/exported-list.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { findAuditEntries, matchingEntries } from './find.ts'
import { openSealed } from './open-sealed.ts'
import { auditCells, auditHead, auditSheet } from './present.ts'

/** The audit log as a file. */
export const exportedEntries = (secrets: Secrets) =>
  exportedList({
    name: 'audit',
    endpoint: endpoints.exportAuditLog,
    order: endpoints.orderAuditLogExport,
    count: endpoints.getAuditLogCount,
    file: 'audit-log',
    subject: 'audit',
    head: auditHead,
    sheet: auditSheet,
    rowsOf: (db, viewer, query) => ({
      matching: (most: number) => countUpTo(db, matchingEntries(viewer, query, most), most),
      find: (cursor: string | undefined, limit) => findAuditEntries(db, viewer, { ...query, cursor }, limit),
      cellsOf: async (found) => auditCells(await openSealed(db, secrets, found), viewer),
    }),
  })
