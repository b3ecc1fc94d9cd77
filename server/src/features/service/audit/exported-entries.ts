import { auditList } from '@panel/contract'
import { countUpTo, exportedList } from '../../../platform/exported-list.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { findAuditEntries, matchingEntries } from './find.ts'
import { findNames } from './names.ts'
import { openSealed } from './open-sealed.ts'
import { auditColumns, auditSheet, presentAuditEntry } from './present.ts'

/** The audit log as a file. */
export const exportedEntries = (secrets: Secrets) =>
  exportedList(auditList, {
    file: 'audit-log',
    subject: 'audit',
    columns: auditColumns,
    sheet: auditSheet,
    rowsOf: (db, viewer, query) => ({
      matching: (most: number) => countUpTo(db, matchingEntries(viewer, query, most), most),
      find: (cursor: string | undefined, limit) => findAuditEntries(db, viewer, { ...query, cursor }, limit),
      show: async (found) => {
        const opened = await openSealed(db, secrets, found)
        const names = await findNames(db, opened)
        return opened.map((row) => presentAuditEntry(row, viewer, names))
      },
    }),
  })
