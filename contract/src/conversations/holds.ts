import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { externalId, id, idParam, moment, nonBlankText, person } from '../fields.ts'
import { byTime, listOf } from '../list.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { holdKinds } from '../rules/hold-kinds.ts'
import { releaseReasonLength } from '../rules/hold-rules.ts'
import { conversationHold } from './conversation-hold.ts'

// Holds: why nothing may be sent to a customer, who set them and who released them.

const access = 'holds'

/** A hold as the board shows it. */
const listedHold = conversationHold.extend({
  customer: person,
  siteowner: person,
  /** Conversations of the customer. */
  chat_count: z.int(),
  /** The conversation that was escalated, or the newest one of the customer; null when they have none. */
  conversation_id: id.nullable(),
  released: z.object({ at: moment, by: operatorName.nullable(), reason: z.string() }).nullable(),
})
export type ListedHold = z.infer<typeof listedHold>

export const holdList = listOf('holds', {
  summary: {
    list: 'List holds, latest first: those in force, or those that were released',
    file: 'Export holds',
  },
  filters: {
    ...periodQuery,
    state: z.enum(['open', 'released']),
    kind: z.enum(holdKinds).optional(),
    siteowner_id: idParam.optional(),
    /** Who set it. */
    operator_id: idParam.optional(),
  },
  rules: [periodInOrder],
  item: listedHold,
  cursor: byTime,
  isAutomatic: true,
})
export const { list: listHolds, file: exportHolds, order: orderHoldExport, count: getHoldCount } = holdList

export const releaseHold = endpoint({
  method: 'POST',
  path: '/api/holds/:id/release',
  summary: 'Release a hold that people set, with a reason. An open escalation is settled instead',
  access,
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ reason: nonBlankText(releaseReasonLength) }),
  response: z.object({ released_at: moment }),
  errors: [
    'hold_not_found',
    'hold_of_site',
    'hold_stays',
    'escalation_open',
    'already_so',
    'customer_erased',
  ],
})

/** A hold as sites get it. */
const siteHold = z.object({
  hold_id: id.describe('The id of the hold. It never changes.'),
  customer_external_id: z.string().describe('Who is held.'),
  kind: z.enum(holdKinds).describe('Why nothing is sent. More kinds can come.'),
  since: moment.describe('From when on.'),
  until: moment.nullable().describe('Until when; null when nobody knows yet.'),
  released_at: moment.nullable().describe('When it ended; null while it is in force.'),
  by_people: z.boolean().describe('Whether people set it; otherwise it follows from the data that you sent.'),
})
export type SiteHold = z.infer<typeof siteHold>

/** The `data` of the webhooks `customer.held` and `customer.released`. `id` is the id of the delivery. It never changes. */
export const holdEvent = siteHold.extend({ id: id.describe('The id of the delivery. It never changes.') })
export type HoldEvent = z.infer<typeof holdEvent>

export const getCustomerHolds = endpoint({
  method: 'GET',
  path: '/site/v1/customers/:external_id/holds',
  summary: 'List why nothing is sent to a customer now: the holds that are in force',
  access: 'site',
  params: z.strictObject({ external_id: externalId.describe('Your id of the customer.') }),
  response: z.object({
    holds: z.array(siteHold).describe('The holds in force. Empty: messages reach operators.'),
  }),
  errors: ['customer_not_found'],
})

export const holdEndpoints = {
  listHolds,
  exportHolds,
  orderHoldExport,
  getHoldCount,
  releaseHold,
  getCustomerHolds,
} as const
