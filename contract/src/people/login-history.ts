import { z } from 'zod'
import { csvQuery } from '../csv-query.ts'
import { endpoint } from '../endpoint.ts'
import { id, idParam, listCursor, listPage, moment, pageQuery } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { loginMarks, loginOutcomes, loginResults } from '../rules/enumerations.ts'

const filters = {
  ...periodQuery,
  operator_id: idParam.optional(),
  outcome: z.enum(loginOutcomes).optional(),
}

/** A step of a sign-in, or a sign-out. */
export const login = z.object({
  id,
  at: moment,
  /** Null when no operator has this login. */
  operator: operatorName.nullable(),
  /** The login that was entered. Null when the viewer may not see the operator's name (specification section 6). */
  login: z.string().nullable(),
  outcome: z.enum(loginOutcomes),
  /** The exact result, from which the outcome follows. */
  result: z.enum(loginResults),
  /** The number of equal failures of the same minute, which are one item. */
  times: z.int(),
  /** The `User-Agent` header of the browser. */
  device: z.string(),
  /** The IP address; null when it is not known. */
  address: z.string().nullable(),
  /** What is unusual, compared with the sign-ins of this operator in the 90 days before. */
  marks: z.array(z.enum(loginMarks)),
})
export type Login = z.infer<typeof login>

export const listLoginHistory = endpoint({
  method: 'GET',
  path: '/api/operator-login-history',
  summary: 'List sign-ins with operator, address and outcome, latest first',
  access: 'manage_operators',
  costly: true,
  query: z.strictObject({ ...filters, cursor: listCursor.optional(), ...pageQuery }).refine(...periodInOrder),
  response: listPage(login, listCursor),
})

export const exportLoginHistory = endpoint({
  method: 'GET',
  path: '/api/operator-login-history.csv',
  summary: 'Export the login history as CSV',
  access: listLoginHistory.access,
  costly: true,
  query: csvQuery(z.strictObject(filters).refine(...periodInOrder)),
  response: z.string(),
  produces: 'text/csv',
  errors: ['export_too_large'],
})

/** All endpoints of the login history, for the list of the contract. */
export const loginHistoryEndpoints = { listLoginHistory, exportLoginHistory }
