import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { sentMessageTypes } from './enumerations.ts'
import { day, idParam } from './fields.ts'
import { operatorName } from './operator-name.ts'
import { periodInOrder, periodQuery } from './period.ts'

const counts = {
  /** Number of messages. */
  messages: z.int(),
  /** How many of them the customer wrote after. */
  with_answer: z.int(),
  /** 0 to 100, not rounded; null where there is no message. */
  answer_percentage: z.number().nullable(),
}

const query = z
  .strictObject({
    /** Days of UTC; the last seven unless said. */
    ...periodQuery,
    /** Others than oneself: from level 150 on. Specification section 6. */
    operator_id: idParam.optional(),
    siteowner_id: idParam.optional(),
  })
  .refine(...periodInOrder)

export const getStats = endpoint({
  method: 'GET',
  path: '/api/stats',
  summary: 'Messages and answers by message type: one’s own, from level 150 on those of all operators',
  access: 'operator',
  costly: true,
  query,
  response: z.object({
    /** The days that were counted. */
    period: z.object({ from: day, to: day }),
    /** Every type of message, in the order of specification section 3. */
    types: z.array(z.object({ type: z.enum(sentMessageTypes), ...counts })),
    total: z.object(counts),
    /** The days that have messages, in order. */
    days: z.array(z.object({ day, ...counts })),
    /** Most messages first; null for those who see only their own. */
    operators: z.array(z.object({ operator: operatorName, ...counts })).nullable(),
  }),
})

export const exportStats = endpoint({
  method: 'GET',
  path: '/api/stats.csv',
  summary: 'The statistics by message type as a file',
  access: getStats.access,
  costly: true,
  query,
  response: z.string(),
  produces: 'text/csv',
})
