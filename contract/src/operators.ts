import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { queueKinds } from './enumerations.ts'
import { id, idParam, languageTag, listPage, moment, nonBlankText, pageQuery, searchText } from './fields.ts'
import { loginLength, maxLanguages, maxSiteowners, operatorNameLength, reasonLength } from './limits.ts'
import { operatorName } from './operator-name.ts'
import { operatorSorts, operatorViews } from './operator-views.ts'

/** What an operator is, for the list and the page of operators. */
export const operatorStatus = z.discriminatedUnion('state', [
  /** Has a conversation in hand. The language is null when the viewer does not work for its site owner. */
  z.object({ state: z.literal('answering'), language: languageTag.nullable() }),
  z.object({ state: z.literal('ready') }),
  z.object({ state: z.literal('away'), until: moment }),
  /** Signed in, without an action since this time. */
  z.object({ state: z.literal('idle'), since: moment }),
  z.object({ state: z.literal('offline') }),
  /** Has not used the link of the invitation yet, which ends then. */
  z.object({ state: z.literal('invited'), until: moment }),
  z.object({ state: z.literal('invitation_expired'), since: moment }),
  /** Too many wrong two-factor codes in a row. */
  z.object({ state: z.literal('locked'), since: moment }),
  /** `by` is null when it was not an operator who did it. */
  z.object({ state: z.literal('suspended'), since: moment, by: operatorName.nullable() }),
])
export type OperatorStatus = z.infer<typeof operatorStatus>

/** What can be changed of an operator, line by line. */
export const operatorFields = z.object({
  name: z.string().nullable(),
  login: z.string().nullable(),
  level_id: id,
  team_id: id,
  languages: z.array(languageTag),
  message_types: z.array(z.enum(queueKinds)),
  /** Null: all segments. */
  segments: z.array(z.string()).nullable(),
  /** Null: all site owners. */
  siteowner_ids: z.array(id).nullable(),
})
export type OperatorFields = z.infer<typeof operatorFields>
export type OperatorField = keyof OperatorFields

/** An operator in the list. Name and login are null when specification section 6 hides them from the viewer. */
export const listedOperator = operatorFields.extend({
  id,
  level: z.object({ id, name: z.string() }),
  team: z.object({ id, name: z.string() }),
  status: operatorStatus,
  /** An authenticator is enrolled. */
  has_two_factor: z.boolean(),
  /** The last action in any session. */
  last_seen_at: moment.nullable(),
  /** False when their account level has a right that the viewer lacks. */
  may_change: z.boolean(),
})
export type ListedOperator = z.infer<typeof listedOperator>

const filters = {
  /** Part of a name or login, or an id. */
  q: searchText(100).optional(),
  view: z.enum(operatorViews).optional(),
  team_id: idParam.optional(),
  level_id: idParam.optional(),
  language: languageTag.optional(),
  siteowner_id: idParam.optional(),
  two_factor: z.enum(['on', 'none']).optional(),
  sort: z.enum(operatorSorts).optional(),
  order: z.enum(['ascending', 'descending']).optional(),
}

export const listOperators = endpoint({
  method: 'GET',
  path: '/api/operators',
  summary: 'List operators with account level, team, status and last action',
  access: 'manage_operators',
  query: z.strictObject({ ...filters, cursor: idParam.optional(), ...pageQuery }),
  response: listPage(listedOperator, id).extend({
    /** Operators in each view, without the other filters. */
    counts: z.record(z.enum(operatorViews), z.int()),
  }),
})

export const exportOperators = endpoint({
  method: 'GET',
  path: '/api/operators.csv',
  summary: 'Export the operators as CSV',
  access: listOperators.access,
  costly: true,
  query: z.strictObject(filters),
  response: z.string(),
  produces: 'text/csv',
  errors: ['export_too_large'],
})

export const listTeams = endpoint({
  method: 'GET',
  path: '/api/teams',
  summary: 'List the teams',
  access: 'manage_operators',
  automatic: true,
  response: z.object({ teams: z.array(z.object({ id, name: z.string() })) }),
})

/** A session of an operator that is open. */
const operatorSession = z.object({
  id,
  /** The `User-Agent` header of the browser. */
  device: z.string(),
  address: z.string().nullable(),
  started_at: moment,
  last_act_at: moment,
  /** Null while the two-factor code is missing. */
  tfa_at: moment.nullable(),
  is_own: z.boolean(),
})
export type OperatorSession = z.infer<typeof operatorSession>

/** An operator, with all that their page shows at first. */
export const operatorDetail = listedOperator.extend({
  created_at: moment,
  /** Rights of their account level. */
  rights: z.array(z.string()),
  /** Messages of a conversation that their level may read; null for all. */
  history_size: z.int().nullable(),
  sessions: z.array(operatorSession),
  trusted_browsers: z.array(z.object({ id, device: z.string(), since: moment, until: moment })),
  two_factor: z.object({
    enrolled_at: moment.nullable(),
    recovery_codes_left: z.int(),
    /** They have not chosen a password of their own. */
    has_first_password: z.boolean(),
  }),
  /** Why they are suspended; null when they are not. */
  suspension: z
    .object({
      by: operatorName.nullable(),
      at: moment,
      reason: z.string().nullable(),
      /** What ended: the conversation that returned to its queue, and the number of sessions. */
      released: id.nullable(),
      sessions: z.int(),
    })
    .nullable(),
  /** Changes of the last ten minutes by others than the viewer, with the value before. */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]).nullable(),
      by: operatorName.nullable(),
      at: moment,
    }),
  ),
})
export type OperatorDetail = z.infer<typeof operatorDetail>

const params = z.object({ id: idParam })
const answer = z.object({ operator: operatorDetail })

export const getOperator = endpoint({
  method: 'GET',
  path: '/api/operators/:id',
  summary: 'Return an operator with sessions, trusted browsers and two-factor state',
  access: 'manage_operators',
  params,
  response: answer,
  errors: ['operator_not_found'],
})

const editable = {
  name: nonBlankText(operatorNameLength),
  login: nonBlankText(loginLength),
  level_id: id,
  team_id: id,
  languages: z.array(languageTag).max(maxLanguages),
  message_types: z.array(z.enum(queueKinds)).max(queueKinds.length),
  segments: z.array(nonBlankText(100)).max(100).nullable(),
  siteowner_ids: z.array(id).max(maxSiteowners).nullable(),
}

export const changeOperator = endpoint({
  method: 'PATCH',
  path: '/api/operators/:id',
  summary: 'Change an operator. `seen` has the values that the caller saw before',
  access: 'manage_operators',
  params,
  body: z.strictObject({ ...editable, seen: z.strictObject(editable).partial() }).partial({
    name: true,
    login: true,
    level_id: true,
    team_id: true,
    languages: true,
    message_types: true,
    segments: true,
    siteowner_ids: true,
  }),
  response: answer,
  errors: ['operator_not_found', 'edited_meanwhile', 'rights_above_yours', 'own_account', 'last_admin'],
})

const reason = z.strictObject({ reason: nonBlankText(reasonLength) })

export const suspendOperator = endpoint({
  method: 'POST',
  path: '/api/operators/:id/suspend',
  summary: 'Suspend an operator at once: sessions end, and the conversation in hand returns to its queue',
  access: 'manage_operators',
  params,
  body: reason,
  response: answer,
  errors: ['operator_not_found', 'rights_above_yours', 'own_account', 'last_admin'],
})

export const reinstateOperator = endpoint({
  method: 'POST',
  path: '/api/operators/:id/reinstate',
  summary: 'End the suspension of an operator',
  access: 'manage_operators',
  params,
  body: reason,
  response: answer,
  errors: ['operator_not_found', 'rights_above_yours'],
})

export const endOperatorSessions = endpoint({
  method: 'POST',
  path: '/api/operators/:id/end-sessions',
  summary: 'End one session of an operator, or all of them. The conversation in hand returns to its queue',
  access: 'manage_operators',
  params,
  /** Without `session_id`, all sessions end. */
  body: z.strictObject({ session_id: id.optional() }),
  response: answer,
  errors: ['operator_not_found', 'rights_above_yours'],
})

export const forgetTrustedBrowser = endpoint({
  method: 'POST',
  path: '/api/operators/:id/forget-browser',
  summary: 'Stop trusting a browser: its failed sign-ins count as those of strangers',
  access: 'manage_operators',
  params,
  body: z.strictObject({ browser_id: id }),
  response: answer,
  errors: ['operator_not_found', 'rights_above_yours'],
})
