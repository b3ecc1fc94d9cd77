import type { AuditAction } from '@panel/contract'
import { type AuditEntry, recordAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { ListViewRow } from './queries.ts'

/** Writes a change of a view to the audit log. */
export const recordView = (
  tx: Tx,
  { id: operatorId }: Operator,
  action: Extract<AuditAction, `list_view.${string}`>,
  { id, list, name, team_id }: ListViewRow,
  details: AuditEntry['details'] = {},
) =>
  recordAudit(tx, {
    operatorId,
    action,
    subject: { type: 'list_view', id },
    details: { list, name, ...(team_id !== null && { team_id }), ...details },
  })
