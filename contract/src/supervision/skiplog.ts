import { z } from 'zod'
import { csvQuery } from '../csv-query.ts'
import { endpoint } from '../endpoint.ts'
import { id, idParam, languageTag, listCursor, listPage, moment, pageQuery } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { reasonFields } from '../settings/reasons.ts'

const filters = {
  ...periodQuery,
  operator_id: idParam.optional(),
  language: languageTag.optional(),
  siteowner_id: idParam.optional(),
}

/** A skip with its reason. Specification section 4. */
export const skip = z.object({
  id,
  at: moment,
  operator: operatorName,
  ...reasonFields,
  language: languageTag,
  conversation: z.object({ id }),
  customer: z.object({ id, name: z.string() }),
  profile: z.object({ id, name: z.string() }),
})
export type Skip = z.infer<typeof skip>

export const listSkips = endpoint({
  method: 'GET',
  path: '/api/skiplog',
  summary: 'List skips with operator, conversation and reason, latest first',
  access: 'chat_stats.skiplog',
  costly: true,
  query: z.strictObject({ ...filters, cursor: listCursor.optional(), ...pageQuery }).refine(...periodInOrder),
  response: listPage(skip, listCursor),
})

export const exportSkips = endpoint({
  method: 'GET',
  path: '/api/skiplog.csv',
  summary: 'Export the skiplog as CSV',
  access: listSkips.access,
  costly: true,
  query: csvQuery(z.strictObject(filters).refine(...periodInOrder)),
  response: z.string(),
  produces: 'text/csv',
  errors: ['export_too_large'],
})

/** All endpoints of the skiplog, for the list of the contract. */
export const skipEndpoints = { listSkips, exportSkips }
