import type { FileFormat, OrderedExport, TeamExport } from '@panel/contract'
import { z } from 'zod'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import type { ExportRow } from './find.ts'
import type { TeamExportRow } from './find-team-exports.ts'
import { stateNow } from './state-now.ts'

const storedQuery = z.record(z.string(), z.string())

/** The format that an order asked for. */
export const storedFormat = (query: unknown): FileFormat =>
  storedQuery.parse(query).format === 'xlsx' ? 'xlsx' : 'csv'

export function presentExport(row: ExportRow): OrderedExport {
  const state = stateNow(row)
  return {
    id: row.id,
    list: row.list,
    query: storedQuery.parse(row.query),
    state,
    fault: state === 'expired' ? null : row.fault,
    rows: row.row_count,
    total: row.total,
    bytes: row.byte_count,
    ordered_at: row.ordered_at,
    finished_at: row.finished_at,
    expires_at: row.expires_at,
    is_seen: row.seen_at !== null,
  }
}

export const presentTeamExport = (row: TeamExportRow, viewer: Operator): TeamExport => ({
  ...presentExport(row),
  by: presentOperator(viewer, { id: row.operator_id, name: row.operator_name }),
})
