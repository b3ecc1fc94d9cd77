import { z } from 'zod'
import { exportHolds } from '../conversations/holds.ts'
import { type Endpoint, endpoint, xlsxType } from '../endpoint.ts'
import { id, idParam, listPage, moment, pageQuery } from '../fields.ts'
import { exportHistory } from '../insight/history.ts'
import { operatorName } from '../operator-name.ts'
import { exportLoginHistory } from '../people/login-history.ts'
import { exportOperators } from '../people/operators.ts'
import { exportGifts } from '../profiles/gifts.ts'
import { exportProfileSets } from '../profiles/profile-sets.ts'
import {
  type ExportedListName,
  exportedListNames,
  exportFaults,
  exportStates,
} from '../rules/export-rules.ts'
import { exportShowings } from '../safety/disclosure-showings.ts'
import { exportEscalations } from '../safety/escalations.ts'
import { exportReportCases } from '../supervision/report-cases.ts'
import { exportSkips } from '../supervision/skiplog.ts'
import { exportAuditLog } from './audit.ts'

// Exports that are too large to wait for: files that are made in the background.

const params = z.strictObject({ id: idParam })

/** An export of its operator. */
export const orderedExport = z.object({
  id,
  list: z.enum(exportedListNames as [ExportedListName, ...ExportedListName[]]),
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

/** An export of a colleague in the team. */
export const teamExport = orderedExport.extend({ by: operatorName })
export type TeamExport = z.infer<typeof teamExport>

const response = z.object({ export: orderedExport })

/** Orders the file that `download` returns, with the same filters. */
const orderOf = <const Path extends string, Access extends Endpoint['access'], Query extends z.ZodObject>({
  path,
  access,
  query,
  summary,
}: {
  path: Path
  access: Access
  query: Query
  summary: string
}) =>
  endpoint({
    method: 'POST',
    path,
    summary: `${summary}: make the file in the background`,
    access,
    query,
    body: z.strictObject({}),
    response,
    errors: ['too_many_exports'],
  })

const getExports = endpoint({
  method: 'GET',
  path: '/api/exports',
  summary: 'List the own exports that are made in the background, latest first',
  access: 'operator',
  automatic: true,
  response: z.object({
    items: z.array(orderedExport),
    /** Days after which a file is deleted. */
    days: z.int(),
  }),
})

const getTeamExports = endpoint({
  method: 'GET',
  path: '/api/exports/team',
  summary:
    'List the exports of colleagues in the team, latest first: those whose operator saw no more than the caller sees',
  access: 'reviews.view',
  automatic: true,
  query: z.strictObject({ cursor: idParam.optional(), ...pageQuery }),
  response: listPage(teamExport, id).extend({ count: z.int() }),
})

const exportOrderedFile = endpoint({
  method: 'GET',
  path: '/api/exports/:id/file.csv',
  summary:
    'Download an own export that is ready, or one of the team. Refused when the caller may see less than its operator when it was ordered',
  access: 'operator',
  params,
  response: z.string(),
  produces: 'text/csv',
  alsoProduces: xlsxType,
  errors: ['export_not_found', 'export_not_ready', 'export_not_allowed'],
})

const cancelExport = endpoint({
  method: 'POST',
  path: '/api/exports/:id/cancel',
  summary: 'Cancel an export. Its rows are kept for a day, so that it can be resumed',
  access: 'operator',
  params,
  body: z.strictObject({}),
  response,
  errors: ['export_not_found', 'already_so'],
})

const resumeExport = endpoint({
  method: 'POST',
  path: '/api/exports/:id/resume',
  summary: 'Resume a cancelled or stopped export from its last row',
  access: 'operator',
  params,
  body: z.strictObject({}),
  response,
  errors: ['export_not_found', 'already_so', 'too_many_exports'],
})

const deleteExport = endpoint({
  method: 'DELETE',
  path: '/api/exports/:id',
  summary: 'Delete an export with its file',
  access: 'operator',
  params,
  response: z.object({}),
  errors: ['export_not_found'],
})

const markExportsSeen = endpoint({
  method: 'POST',
  path: '/api/exports/seen',
  summary: 'Mark all finished exports as seen',
  access: 'operator',
  body: z.strictObject({}),
  response: z.object({}),
})

/** All endpoints of exports, for the list of the contract. The lists have the endpoints that return a file at once. */
export const exportEndpoints = {
  orderHistoryExport: orderOf(exportHistory),
  orderSkipExport: orderOf(exportSkips),
  orderReportCaseExport: orderOf(exportReportCases),
  orderEscalationExport: orderOf(exportEscalations),
  orderHoldExport: orderOf(exportHolds),
  orderLoginHistoryExport: orderOf(exportLoginHistory),
  orderAuditLogExport: orderOf(exportAuditLog),
  orderOperatorExport: orderOf(exportOperators),
  orderProfileSetExport: orderOf(exportProfileSets),
  orderGiftExport: orderOf(exportGifts),
  orderShowingExport: orderOf(exportShowings),
  getExports,
  getTeamExports,
  exportOrderedFile,
  cancelExport,
  resumeExport,
  deleteExport,
  markExportsSeen,
}
