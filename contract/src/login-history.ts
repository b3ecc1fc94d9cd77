import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { loginOutcomes, loginResults } from './enumerations.ts'
import { id, idParam, listCursor, listPage, moment, pageQuery } from './fields.ts'
import { operatorName } from './operator-name.ts'
import { localPeriodQuery, periodInOrder } from './period.ts'

const filters = {
  ...localPeriodQuery,
  operator_id: idParam.optional(),
  outcome: z.enum(loginOutcomes).optional(),
}

/** A step of signing in, or a sign-out. */
export const login = z.object({
  id,
  at: moment,
  /** Null where nobody has the login that was typed. */
  operator: operatorName.nullable(),
  /** What was typed; null where the operator's name is not for the viewer, since it gives that away. Specification section 6. */
  login: z.string().nullable(),
  outcome: z.enum(loginOutcomes),
  /** The reason of the outcome. */
  result: z.enum(loginResults),
  /** Refusals that are alike and of one minute are one item. */
  times: z.int(),
  /** The browser's own name for itself. */
  device: z.string(),
  /** Where it came from; null when that is not known. */
  address: z.string().nullable(),
})
export type Login = z.infer<typeof login>

export const listLoginHistory = endpoint({
  method: 'GET',
  path: '/api/operator-login-history',
  summary: 'Who signed in when, from where and with which outcome, latest first',
  access: 'manage_operators',
  costly: true,
  query: z.strictObject({ ...filters, cursor: listCursor.optional(), ...pageQuery }).refine(...periodInOrder),
  response: listPage(login, listCursor),
})

export const exportLoginHistory = endpoint({
  method: 'GET',
  path: '/api/operator-login-history.csv',
  summary: 'The login history as a file',
  access: listLoginHistory.access,
  costly: true,
  query: z.strictObject(filters).refine(...periodInOrder),
  response: z.string(),
  produces: 'text/csv',
  errors: ['export_too_large'],
})
