import { z } from 'zod'
import { endpoint, xlsxType } from '../endpoint.ts'
import { id, idParam, listPage, pageQuery } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { orderedExport, exportResponse as response } from '../ordered-export.ts'

// Exports that are too large to wait for: files that are made in the background.

const params = z.strictObject({ id: idParam })

/** An export of a colleague in the team. */
export const teamExport = orderedExport.extend({ by: operatorName })
export type TeamExport = z.infer<typeof teamExport>

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

/** All endpoints of exports, for the list of the contract. Each list has those that return its file or order it. */
export const exportEndpoints = {
  getExports,
  getTeamExports,
  exportOrderedFile,
  cancelExport,
  resumeExport,
  deleteExport,
  markExportsSeen,
}
