import type { Db } from '../../../platform/database.ts'

export type Suspension = {
  /** Null when a command did it. */
  by: { id: number; name: string } | null
  reason: string | null
  /** The conversation and the number of sessions that it ended. */
  released: number | null
  sessions: number
}

/** The last suspension of an operator, as the audit log has it. */
export async function findSuspension(db: Db, operatorId: number): Promise<Suspension> {
  const row = await db
    .selectFrom('audit_log as l')
    .leftJoin('operators as o', 'o.id', 'l.operator_id')
    .where('l.subject_type', '=', 'operator')
    .where('l.subject_id', '=', operatorId)
    .where('l.action', '=', 'operator.suspend')
    .select(['l.details', 'o.id as by_id', 'o.name as by_name'])
    .orderBy('l.id', 'desc')
    .executeTakeFirst()
  // The cast: only `suspend.ts` writes this action; releases before this one stored no reason.
  const details = (row?.details ?? {}) as { reason?: string; released?: number | null; sessions?: number }
  return {
    by: row?.by_id && row.by_name ? { id: row.by_id, name: row.by_name } : null,
    reason: details.reason ?? null,
    released: details.released ?? null,
    sessions: details.sessions ?? 0,
  }
}
