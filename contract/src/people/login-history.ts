import { z } from 'zod'
import { id, idParam, moment } from '../fields.ts'
import { byTime, listOf } from '../list.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { loginMarks, loginOutcomes, loginResults } from '../rules/enumerations.ts'

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

export const loginList = listOf('login_history', {
  summary: {
    list: 'List sign-ins with operator, address and outcome, latest first',
    file: 'Export the login history',
  },
  filters: {
    ...periodQuery,
    operator_id: idParam.optional(),
    outcome: z.enum(loginOutcomes).optional(),
  },
  rules: [periodInOrder],
  item: login,
  cursor: byTime,
  isCostly: true,
})
export const {
  list: listLoginHistory,
  file: exportLoginHistory,
  order: orderLoginHistoryExport,
  count: getLoginHistoryCount,
} = loginList

/** All endpoints of the login history, for the list of the contract. */
export const loginHistoryEndpoints = {
  listLoginHistory,
  exportLoginHistory,
  orderLoginHistoryExport,
  getLoginHistoryCount,
}
