import { z } from 'zod'
import { exportHolds } from '../conversations/holds.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { id, idParam, moment, nonBlankText, rowCount, text } from '../fields.ts'
import { exportLoginHistory } from '../people/login-history.ts'
import { exportGifts } from '../profiles/gifts.ts'
import { exportProfileSets } from '../profiles/profile-sets.ts'
import { savedReplyOwners } from '../rules/enumerations.ts'
import { issue } from '../rules/issues.ts'
import { type ViewedList, viewedListNames, viewFilters, viewNameLength } from '../rules/list-view-rules.ts'
import { exportShowings } from '../safety/disclosure-showings.ts'
import { exportEscalations } from '../safety/escalations.ts'
import { exportReportCases } from '../supervision/report-cases.ts'
import { exportSkips } from '../supervision/skiplog.ts'
import { exportAuditLog } from './audit.ts'

// Named views of lists: filters, order and columns of a list, as its page has them in its URL.

const list = z.enum(viewedListNames as [ViewedList, ...ViewedList[]])
const name = nonBlankText(viewNameLength)
  .refine((value) => !/[\r\n]/.test(value), issue('line_break'))
  .transform((value) => value.trim())

/** The values in the URL of the page. Only the page knows what they mean. */
const search = z
  .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, issue('unknown_field')), text(viewFilters.value))
  .refine(
    (values) => Object.keys(values).length <= viewFilters.count,
    issue('list_too_long', { max: viewFilters.count }),
  )

const params = z.strictObject({ id: idParam })

/** A view of the operator, or one that their team shares. */
export const listView = z.object({
  id,
  list,
  name: z.string(),
  search: z.record(z.string(), z.string()),
  is_shared: z.boolean(),
  /** Whether the signed-in operator may change it. */
  may_edit: z.boolean(),
  updated_at: moment,
})
export type ListView = z.infer<typeof listView>

const response = z.object({ view: listView })

const getListViews = endpoint({
  method: 'GET',
  path: '/api/list-views/:list',
  summary: 'List the views of a list: own ones, then those that the team shares, each in their order',
  access: 'operator',
  automatic: true,
  params: z.strictObject({ list }),
  response: z.object({
    items: z.array(listView),
    /** Whether the signed-in operator may share views with the team. */
    may_share: z.boolean(),
  }),
})

const addListView = endpoint({
  method: 'POST',
  path: '/api/list-views/:list',
  summary: 'Save a view for oneself, or for the team',
  access: 'operator',
  params: z.strictObject({ list }),
  body: z.strictObject({ owner: z.enum(savedReplyOwners), name, search }),
  response,
  errors: ['not_allowed', 'name_taken', 'too_many_views'],
})

const changeListView = endpoint({
  method: 'PATCH',
  path: '/api/list-views/view/:id',
  summary: 'Change the name or the filters of a view',
  access: 'operator',
  params,
  body: z.strictObject({
    name: name.optional(),
    search: search.optional(),
    /** `updated_at` of the view that the operator saw. */
    seen: moment,
  }),
  response,
  errors: ['view_not_found', 'not_allowed', 'name_taken', 'edited_meanwhile'],
})

const moveListView = endpoint({
  method: 'POST',
  path: '/api/list-views/view/:id/move',
  summary: 'Move a view in front of another one of the same owner',
  access: 'operator',
  params,
  /** The id of the view that follows; null for the end. */
  body: z.strictObject({ before: id.nullable() }),
  response: z.object({}),
  errors: ['view_not_found', 'not_allowed'],
})

const removeListView = endpoint({
  method: 'DELETE',
  path: '/api/list-views/view/:id',
  summary: 'Remove a view. It can be restored for a day',
  access: 'operator',
  params,
  response: z.object({}),
  errors: ['view_not_found', 'not_allowed'],
})

const restoreListView = endpoint({
  method: 'POST',
  path: '/api/list-views/view/:id/restore',
  summary: 'Restore a view that was removed',
  access: 'operator',
  params,
  body: z.strictObject({}),
  response,
  errors: ['view_not_found', 'not_allowed', 'name_taken', 'too_many_views'],
})

/** Counts the rows of a list with the filters of its file. */
const countOf = <const Path extends string, Access extends Endpoint['access'], Query extends z.ZodObject>(
  path: Path,
  { access, query }: { access: Access; query: Query },
) =>
  endpoint({
    method: 'GET',
    path,
    summary: 'Count the rows of the list that match, up to 10,000',
    access,
    automatic: true,
    costly: true,
    query,
    response: rowCount,
  })

/** All endpoints of named views, for the list of the contract. */
export const listViewEndpoints = {
  getListViews,
  addListView,
  changeListView,
  moveListView,
  removeListView,
  restoreListView,
  getSkipCount: countOf('/api/skiplog/count', exportSkips),
  getLoginHistoryCount: countOf('/api/operator-login-history/count', exportLoginHistory),
  getAuditLogCount: countOf('/api/audit-log/count', exportAuditLog),
  getEscalationCount: countOf('/api/escalations/count', exportEscalations),
  getHoldCount: countOf('/api/holds/count', exportHolds),
  getProfileSetCount: countOf('/api/profile-sets/count', exportProfileSets),
  getGiftCount: countOf('/api/gifts/count', exportGifts),
  getShowingCount: countOf('/api/disclosure-showings/count', exportShowings),
  getReportCaseCount: countOf('/api/message-reports/count', exportReportCases),
}
