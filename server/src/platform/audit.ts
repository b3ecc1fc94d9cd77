import type { AuditAction, AuditSubject } from '@panel/contract'
import type { Db } from './database.ts'

export type AuditEntry = {
  /** Null when no operator is signed in. */
  operatorId: number | null
  siteownerId?: number
  action: AuditAction
  subject: { type: AuditSubject; id: number | null }
  /** An action that changes fields has their values as `before` and `after`. */
  details?: Record<string, unknown> & { before?: Record<string, unknown>; after?: Record<string, unknown> }
}

/** Writes an audit entry, in the transaction of the action. It must not have the text of a message. */
export async function recordAudit(db: Db, entry: AuditEntry) {
  await db
    .insertInto('audit_log')
    .values({
      operator_id: entry.operatorId,
      siteowner_id: entry.siteownerId ?? null,
      action: entry.action,
      subject_type: entry.subject.type,
      subject_id: entry.subject.id,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}

/** Writes an audit entry for an exported file, with the filters of the request. */
export function recordExport(
  db: Db,
  operatorId: number,
  subject: Extract<
    AuditSubject,
    'audit' | 'gift' | 'login' | 'operator' | 'profile_set' | 'profile_text' | 'skip' | 'stats' | 'word'
  >,
  details: Record<string, unknown>,
) {
  return recordAudit(db, {
    operatorId,
    action: `${subject}.export`,
    subject: { type: subject, id: null },
    details,
  })
}
