import { z } from 'zod'
import { csvQuery } from '../csv-query.ts'
import { endpoint } from '../endpoint.ts'
import { day, idParam } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { sentMessageTypes } from '../rules/enumerations.ts'
import { statsGroupEndpoints } from './stats-groups.ts'

const counts = {
  /** Number of messages. */
  messages: z.int(),
  /** How many of them the customer has answered. */
  with_answer: z.int(),
  /** From 0 to 100, not rounded; null when there is no message. */
  answer_percentage: z.number().nullable(),
}

const query = z
  .strictObject({
    /** Days of the service; default: the last seven. */
    ...periodQuery,
    /** Another operator; requires account level 150 or higher. Specification section 6. */
    operator_id: idParam.optional(),
    siteowner_id: idParam.optional(),
  })
  .refine(...periodInOrder)

export const getStats = endpoint({
  method: 'GET',
  path: '/api/stats',
  summary:
    'Count messages and answers by message type: own ones, or of all operators from account level 150 on',
  access: 'operator',
  costly: true,
  query,
  response: z.object({
    /** The period that was counted. */
    period: z.object({ from: day, to: day }),
    /** All message types, in the order of specification section 3. */
    types: z.array(z.object({ type: z.enum(sentMessageTypes), ...counts })),
    total: z.object(counts),
    /** The days with messages, in order. */
    days: z.array(z.object({ day, ...counts })),
    /** Most messages first; null for operators who see only their own statistics. */
    operators: z.array(z.object({ operator: operatorName, ...counts })).nullable(),
  }),
})

export const exportStats = endpoint({
  method: 'GET',
  path: '/api/stats.csv',
  summary: 'Export the statistics by message type as CSV',
  access: getStats.access,
  costly: true,
  query: csvQuery(query),
  response: z.string(),
  produces: 'text/csv',
})

/** All endpoints of the statistics, for the list of the contract. */
export const statsEndpoints = { getStats, exportStats, ...statsGroupEndpoints }
