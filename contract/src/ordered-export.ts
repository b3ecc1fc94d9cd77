import { z } from 'zod'
import { id, moment } from './fields.ts'
import { exportFaults, exportStates } from './rules/export-rules.ts'
import { type FileListName, fileListNames } from './rules/lists.ts'

/** A file of a list that is made in the background, of its operator. */
export const orderedExport = z.object({
  id,
  list: z.enum(fileListNames as [FileListName, ...FileListName[]]),
  /** The filters, as in the request. */
  query: z.record(z.string(), z.string()),
  state: z.enum(exportStates),
  /** Why it stopped. */
  fault: z.enum(exportFaults).nullable(),
  /** Rows that the file has, and will have; null until they are counted. */
  rows: z.int(),
  total: z.int().nullable(),
  /** Of the file; of a workbook, of its rows before they are compressed. */
  bytes: z.int(),
  ordered_at: moment,
  /** When it was ready or stopped. */
  finished_at: moment.nullable(),
  /** When the file is deleted. */
  expires_at: moment.nullable(),
  /** Whether its operator has seen how it ended. */
  is_seen: z.boolean(),
})
export type OrderedExport = z.infer<typeof orderedExport>

/** The response of what changes an export. */
export const exportResponse = z.object({ export: orderedExport })
