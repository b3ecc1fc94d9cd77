import type { Db } from './database.ts'

export type AuditEntry = {
  /** Null when nobody is signed in. */
  operatorId: number | null
  siteownerId?: number
  /** `noun.verb`: `conversation.open` */
  action: string
  subject: { type: string; id: number | null }
  details?: Record<string, unknown>
}

/** Records an act, in the transaction of the act. Never the text of a message. */
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
