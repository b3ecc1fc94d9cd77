import type { EvidenceFile } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import type { EvidenceRow } from './find.ts'

export const presentEvidence = (row: EvidenceRow, viewer: Operator): EvidenceFile => ({
  id: row.id,
  escalation_id: row.escalation_id,
  state: row.state,
  fault: row.fault,
  ordered_by: presentOperator(viewer, { id: row.ordered_by, name: row.ordered_by_name }),
  ordered_at: row.ordered_at,
  finished_at: row.finished_at,
  expires_at: row.expires_at,
  json_digest: row.json_digest,
  html_digest: row.html_digest,
  json_bytes: row.json_bytes,
  html_bytes: row.html_bytes,
  message_count: row.message_count,
  lease_count: row.lease_count,
})
