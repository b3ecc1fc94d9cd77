import type { AuditAction } from '@panel/contract'
import { recordAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import type { ExportRow } from './find.ts'

/** Writes what an operator does with an export of theirs to the audit log. The order has its filters. */
export const recordOnExport = (
  tx: Tx,
  { id: operatorId }: Operator,
  action: Extract<AuditAction, `export.${string}`>,
  { id, list, row_count: rows }: ExportRow,
) => recordAudit(tx, { operatorId, action, subject: { type: 'export', id }, details: { list, rows } })
