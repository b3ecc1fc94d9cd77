import type { AuditAction } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { ExportRow } from './find.ts'

/** Writes what an operator does with an export, mostly of theirs, to the audit log. The order has its filters. */
export const recordOnExport = (
  tx: Tx,
  { id: actorId }: Operator,
  action: Extract<AuditAction, `export.${string}`>,
  { id, operator_id, list, row_count: rows }: ExportRow,
) =>
  recordAudit(tx, {
    operatorId: actorId,
    action,
    subject: { type: 'export', id },
    details: { list, rows, ...(operator_id === actorId ? {} : { ordered_by: operator_id }) },
  })
