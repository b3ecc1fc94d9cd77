import { shownEvidenceFiles } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'

export type EvidenceRow = Awaited<ReturnType<typeof findEvidenceOf>>[number]

const select = (db: Db) =>
  db
    .selectFrom('evidence_files as f')
    .innerJoin('operators as o', 'o.id', 'f.ordered_by')
    .innerJoin('escalations as e', 'e.id', 'f.escalation_id')
    .select([
      'f.id',
      'f.escalation_id',
      'e.conversation_id',
      'f.customer_id',
      'f.siteowner_id',
      'f.has_names',
      'f.state',
      'f.fault',
      'f.ordered_by',
      'o.name as ordered_by_name',
      'f.ordered_at',
      'f.finished_at',
      'f.expires_at',
      'f.json_digest',
      'f.html_digest',
      'f.json_bytes',
      'f.html_bytes',
      'f.message_count',
      'f.lease_count',
    ])

/** The latest evidence files of an escalation, latest first. The caller may see the escalation. */
export const findEvidenceOf = (db: Db, escalationId: number) =>
  select(db)
    .where('f.escalation_id', '=', escalationId)
    .orderBy('f.id', 'desc')
    .limit(shownEvidenceFiles)
    .execute()

/** @throws {AppError} `evidence_not_found`, also for one of another site owner */
export async function requireEvidence(db: Db, viewer: Operator, id: number): Promise<EvidenceRow> {
  let query = select(db).where('f.id', '=', id)
  for (const condition of ofSiteowners(viewer, undefined, sql`f.siteowner_id`)) query = query.where(condition)
  const row = await query.executeTakeFirst()
  if (!row) throw new AppError('evidence_not_found')
  return row
}

/** At most this many copies of one file are listed. */
const mostMatches = 50

/** The files with this SHA-256 of the JSON or of the HTML, also deleted ones, latest first. */
export async function findByDigest(db: Db, viewer: Operator, digest: string) {
  let query = select(db)
    .innerJoin('customers as cu', 'cu.id', 'f.customer_id')
    .select('cu.name as customer_name')
    .where((of) => of.or([of('f.json_digest', '=', digest), of('f.html_digest', '=', digest)]))
    .orderBy('f.id', 'desc')
    .limit(mostMatches)
  for (const condition of ofSiteowners(viewer, undefined, sql`f.siteowner_id`)) query = query.where(condition)
  return query.execute()
}
