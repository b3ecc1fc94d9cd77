import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { chosenName, id, idParam, moment, text } from '../fields.ts'
import { savedReplyOwners } from '../rules/enumerations.ts'
import { issue } from '../rules/issues.ts'
import { viewFilters, viewNameLength } from '../rules/list-view-rules.ts'
import { type ListName, listNames } from '../rules/lists.ts'

// Named views of lists: filters, order and columns of a list, as its page has them in its URL.

const list = z.enum(listNames as [ListName, ...ListName[]])
const name = chosenName(viewNameLength)

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

/** All endpoints of named views, for the list of the contract. */
export const listViewEndpoints = {
  getListViews,
  addListView,
  changeListView,
  moveListView,
  removeListView,
  restoreListView,
}
