import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, languageTag, nonBlankText, searchText } from '../fields.ts'
import { byId, listOf } from '../list.ts'
import { queueKinds } from '../rules/enumerations.ts'
import {
  loginLength,
  maxLanguages,
  maxSiteowners,
  operatorNameLength,
  reasonLength,
} from '../rules/limits.ts'
import { operatorSorts, operatorViews } from '../rules/operator-views.ts'
import { newLogin } from './login.ts'
import { listedOperator, operatorDetail } from './operator-detail.ts'

export const operatorList = listOf('operators', {
  summary: {
    list: 'List operators with account level, team, status and last action',
    file: 'Export the operators',
  },
  filters: {
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
  },
  item: listedOperator,
  cursor: byId,
  more: {
    /** Operators in each view, without the other filters. */
    counts: z.record(z.enum(operatorViews), z.int()),
  },
})
export const { list: listOperators, file: exportOperators, order: orderOperatorExport } = operatorList

const team = z.object({ id, name: z.string() })

export const listTeams = endpoint({
  method: 'GET',
  path: '/api/teams',
  summary: 'List the teams; who does not see the work of others gets their own team',
  access: 'operator',
  automatic: true,
  /** `retired` ones get no more operators. */
  response: z.object({ teams: z.array(team), retired: z.array(team) }),
})

const segment = z.object({ code: z.string(), name: z.string() })

export const listSegments = endpoint({
  method: 'GET',
  path: '/api/segments',
  summary: 'List the segments with their names',
  access: 'manage_operators',
  automatic: true,
  /** `retired` ones are given to nobody else. */
  response: z.object({ segments: z.array(segment), retired: z.array(segment) }),
})

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
  body: z.strictObject({ ...editable, login: newLogin, seen: z.strictObject(editable).partial() }).partial({
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
  errors: [
    'operator_not_found',
    'edited_meanwhile',
    'works_beyond_yours',
    'rights_above_yours',
    'own_account',
    'last_admin',
  ],
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
  errors: ['operator_not_found', 'works_beyond_yours', 'rights_above_yours', 'own_account', 'last_admin'],
})

export const reinstateOperator = endpoint({
  method: 'POST',
  path: '/api/operators/:id/reinstate',
  summary: 'End the suspension of an operator',
  access: 'manage_operators',
  params,
  body: reason,
  response: answer,
  errors: ['operator_not_found', 'works_beyond_yours', 'rights_above_yours'],
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
  errors: ['operator_not_found', 'works_beyond_yours', 'rights_above_yours'],
})

export const forgetTrustedBrowser = endpoint({
  method: 'POST',
  path: '/api/operators/:id/forget-browser',
  summary: 'Stop trusting a browser: its failed sign-ins count as those of strangers',
  access: 'manage_operators',
  params,
  body: z.strictObject({ browser_id: id }),
  response: answer,
  errors: ['operator_not_found', 'works_beyond_yours', 'rights_above_yours'],
})

export const operatorEndpoints = {
  listOperators,
  exportOperators,
  orderOperatorExport,
  listTeams,
  listSegments,
  getOperator,
  changeOperator,
  suspendOperator,
  reinstateOperator,
  endOperatorSessions,
  forgetTrustedBrowser,
}
