import type { AuditAction } from '@panel/contract'
import type { Selectable, UpdateObject } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Tx } from '../../../platform/database.ts'
import type { DB, ReportCases } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { type CaseRow, requireCase } from './find-cases.ts'

type Change = {
  action: AuditAction
  set: UpdateObject<DB, 'report_cases'>
  details?: Record<string, unknown>
}

/** Changes a locked case, with its audit entry and a hint for the open pages. */
export async function changeCase(
  tx: Tx,
  operator: Operator,
  { id, siteowner_id, message_id, conversation_id, is_complaint }: Selectable<ReportCases>,
  { action, set, details }: Change,
): Promise<CaseRow> {
  await tx.updateTable('report_cases').set(set).where('id', '=', id).execute()
  await recordAudit(tx, {
    operatorId: operator.id,
    siteownerId: siteowner_id,
    action,
    subject: { type: 'message', id: message_id },
    details: { case_id: id, conversation_id, ...details },
  })
  announce(tx, { topic: 'reports' })
  if (is_complaint) announce(tx, { topic: 'conversation', id: conversation_id, operatorId: null })
  return requireCase(tx, operator, id)
}
