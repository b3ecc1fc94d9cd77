import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { chat, id, idParam, listCursor, listPage, moment, pageQuery } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { reasonList } from '../settings/reasons.ts'

// Who of the masters looks at an escalation, and what else waits for them.

const access = 'escalations'
const params = z.strictObject({ id: idParam })

export const listMasters = endpoint({
  method: 'GET',
  path: '/api/escalations/:id/masters',
  summary: 'List the masters to whom an escalation can be assigned: those of its site owner, by name',
  access,
  params,
  response: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
  errors: ['escalation_not_found'],
})

export const assignEscalation = endpoint({
  method: 'POST',
  path: '/api/escalations/:id/assign',
  summary: 'Say which master looks at an open escalation. The same master again changes nothing',
  access,
  params,
  body: z.strictObject({
    /** Null: nobody. */
    operator_id: id.nullable(),
    /** Whom the page showed. If it is somebody else by now, the request is refused with `edited_meanwhile`. */
    seen: id.nullable(),
  }),
  response: z.object({ assigned: operatorName.extend({ at: moment }).nullable() }),
  errors: ['escalation_not_found', 'escalation_settled', 'edited_meanwhile', 'operator_not_found'],
})

const openHandover = z.object({
  id,
  opened_at: moment,
  /** Null when the panel handed it over after three skips. */
  by: operatorName.nullable(),
  reasons: reasonList,
  /** The beginning of the customer's last message; null when there is none, or it was deleted. */
  text: z.string().nullable(),
  ...chat,
})
export type OpenHandover = z.infer<typeof openHandover>

export const listOpenHandovers = endpoint({
  method: 'GET',
  path: '/api/handovers',
  summary:
    'List the conversations that wait for a master without an escalation or an appeal, the longest wait first',
  access,
  automatic: true,
  query: z.strictObject({ cursor: listCursor.optional(), ...pageQuery }),
  response: listPage(openHandover, listCursor),
})

export const masterEndpoints = { listMasters, assignEscalation, listOpenHandovers } as const
