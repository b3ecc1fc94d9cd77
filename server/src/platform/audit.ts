import type { AuditAction, AuditSubject } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from './compile-once.ts'
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
  await recordAudits(db, [entry])
}

/** Writes several audit entries with one statement. */
export async function recordAudits(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  await insertEntries(db, {
    operators: entries.map(({ operatorId }) => operatorId),
    siteowners: entries.map(({ siteownerId }) => siteownerId ?? null),
    actions: entries.map(({ action }) => action),
    types: entries.map(({ subject }) => subject.type),
    ids: entries.map(({ subject }) => subject.id),
    details: entries.map(({ details }) => JSON.stringify(details ?? {})),
  })
}

type Columns = Record<'operators' | 'siteowners' | 'ids', RawBuilder<(number | null)[]>> &
  Record<'actions' | 'types' | 'details', RawBuilder<string[]>>

const insertEntries = compileOnce((db, { operators, siteowners, actions, types, ids, details }: Columns) =>
  sql`
    insert into audit_log (operator_id, siteowner_id, action, subject_type, subject_id, details)
    select * from unnest(${operators}::bigint[], ${siteowners}::bigint[], ${actions}::text[], ${types}::text[], ${ids}::bigint[],
      ${details}::jsonb[])`.compile(db),
)

/** The subjects that have an action `….export`. */
export type ExportedSubject = {
  [Subject in AuditSubject]: `${Subject}.export` extends AuditAction ? Subject : never
}[AuditSubject]

/** Writes an audit entry for an exported file, with the filters of the request. What separates the cells is none. */
export function recordExport(
  db: Db,
  operatorId: number,
  subject: ExportedSubject,
  { separator: _, ...details }: Record<string, unknown>,
) {
  return recordAudit(db, {
    operatorId,
    action: `${subject}.export`,
    subject: { type: subject, id: null },
    details,
  })
}
