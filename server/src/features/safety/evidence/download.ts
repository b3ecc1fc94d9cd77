import { Readable } from 'node:stream'
import type { EvidenceFormat } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { seesNames } from '../../people/operators/policy.ts'
import { requireEvidence } from './find.ts'

/**
 * An evidence file that is ready, for whoever may settle escalations of this site owner now. Each download is in the audit log.
 * @throws {AppError} `evidence_not_found`, `export_not_ready`; a refused right when it has names that the operator may not see
 */
export async function downloadEvidence(
  db: Db,
  actor: Operator,
  id: number,
  format: EvidenceFormat,
): Promise<{ file: Readable; name: string; bytes: number }> {
  const { row, parts } = await transaction(db, async (tx) => {
    const row = await requireEvidence(tx, actor, id)
    if (row.state !== 'ready') throw new AppError('export_not_ready')
    if (row.has_names && !seesNames(actor))
      throw new Refusal(actor, 'escalations', 'export_not_allowed', {
        type: 'escalation',
        id: row.escalation_id,
      })
    const parts = await tx
      .selectFrom('evidence_parts')
      .where('file_id', '=', id)
      .where('format', '=', format)
      .select('number')
      .orderBy('number')
      .execute()
    await recordAudit(tx, {
      operatorId: actor.id,
      siteownerId: row.siteowner_id,
      action: 'evidence.download',
      subject: { type: 'conversation', id: row.conversation_id },
      details: { escalation_id: row.escalation_id, evidence_id: id, format },
    })
    return { row, parts: parts.map(({ number }) => number) }
  })
  const bytes = (format === 'json' ? row.json_bytes : row.html_bytes) ?? 0
  return {
    file: Readable.from(contents(db, { id, format, parts })),
    name: `evidence-${row.escalation_id}-${row.json_digest?.slice(0, 8)}.${format}`,
    bytes,
  }
}

/** The parts in their order. It fails when one is missing, so that a file that is deleted meanwhile is no shorter file. */
async function* contents(
  db: Db,
  { id, format, parts }: { id: number; format: EvidenceFormat; parts: number[] },
) {
  for (const number of parts) {
    const { content } = await db
      .selectFrom('evidence_parts')
      .where('file_id', '=', id)
      .where('format', '=', format)
      .where('number', '=', number)
      .select('content')
      .executeTakeFirstOrThrow()
    yield content
  }
}
