import { z } from 'zod'
import { siteRefusal } from '../conversations/site-refusal.ts'
import { endpoint } from '../endpoint.ts'
import { id, idParam, listPage, moment, pageQuery, searchText } from '../fields.ts'
import { deliveryStatuses } from '../rules/enumerations.ts'
import { maxReplays } from '../rules/limits.ts'

// What was sent to the site of a site owner, and the calls of the site that were refused.

const access = 'manage_operators'
const params = z.strictObject({ id: idParam })

const delivery = z.object({
  /** The id of the message, or of the delivery of a profile text. The webhook has the id `msg_` and this number. */
  id,
  /** Null for a profile text. */
  conversation_id: id.nullable(),
  customer_external_id: z.string().nullable(),
  /** Null for a message. */
  profile_text_id: id.nullable(),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  last_error: z.string().nullable(),
  /** Why the site refused it for good; null when it did not. */
  refusal: siteRefusal.nullable(),
  created_at: moment,
  delivered_at: moment.nullable(),
  next_attempt_at: moment.nullable(),
})
export type Delivery = z.infer<typeof delivery>

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/siteowners/:id/deliveries',
  summary: 'List what was sent to the site of a site owner, newest first',
  access,
  costly: true,
  params,
  query: z.strictObject({
    status: z.literal('dead').optional(),
    /** The id of a message or webhook, or the `external_id` of a customer. */
    search: searchText(200).optional(),
    cursor: idParam.optional(),
    ...pageQuery,
  }),
  response: listPage(delivery, id),
  errors: ['siteowner_not_found'],
})

export const replayDeliveries = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/deliveries/replay',
  summary: 'Send dead deliveries again, beginning with the first attempt. Others are left as they are',
  access,
  params,
  body: z.strictObject({ ids: z.array(id).min(1).max(maxReplays) }),
  response: z.object({ replayed: z.int() }),
  errors: ['siteowner_not_found'],
})

const refusedCall = z.object({
  id,
  at: moment,
  /** The `request_id` of its answer. */
  request_id: z.string().nullable(),
  route: z.string(),
  status: z.int(),
  code: z.string(),
  issues: z.array(z.object({ path: z.string(), code: z.string() })),
})
export type RefusedCall = z.infer<typeof refusedCall>

export const listRefusedCalls = endpoint({
  method: 'GET',
  path: '/api/siteowners/:id/refused-calls',
  summary: 'List the last calls of the site that were refused, newest first, without what they contained',
  access,
  params,
  response: z.object({ items: z.array(refusedCall) }),
  errors: ['siteowner_not_found'],
})

/** All endpoints of this file, for the list of the contract. */
export const deliveryEndpoints = { listDeliveries, replayDeliveries, listRefusedCalls }
