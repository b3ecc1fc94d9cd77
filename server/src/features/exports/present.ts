import type { OrderedExport } from '@panel/contract'
import { z } from 'zod'
import type { ExportRow } from './find.ts'

const storedQuery = z.record(z.string(), z.string())

export const presentExport = (row: ExportRow): OrderedExport => ({
  id: row.id,
  list: row.list,
  query: storedQuery.parse(row.query),
  state: row.state,
  fault: row.fault,
  rows: row.row_count,
  total: row.total,
  bytes: row.byte_count,
  ordered_at: row.ordered_at,
  finished_at: row.finished_at,
  expires_at: row.expires_at,
  is_seen: row.seen_at !== null,
})
