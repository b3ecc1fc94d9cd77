import { z } from 'zod'
import { siteRefusal } from '../conversations/site-refusal.ts'
import { endpoint } from '../endpoint.ts'
import { id, idParam, moment, pageQuery, webAddress } from '../fields.ts'
import { deliveryStatuses } from '../rules/enumerations.ts'

// What a site does and reads with its key about its own webhook.

export const putSiteWebhook = endpoint({
  method: 'PUT',
  path: '/site/v1/webhook',
  summary: 'Set the address that the panel calls, with its first secret',
  access: 'site',
  body: z.strictObject({
    url: webAddress.describe(
      'Where the panel calls you. It must be public: private addresses are refused when it is called, unless those who run the panel have allowed yours.',
    ),
  }),
  response: z.object({
    url: z.string().describe('As it is stored.'),
    secret: z
      .string()
      .nullable()
      .describe(
        'The secret that signs, in this answer only. Null when you have one already: an admin of the panel replaces it.',
      ),
  }),
})

export const testSiteWebhook = endpoint({
  method: 'POST',
  path: '/site/v1/webhook/test',
  summary: 'Have a signed event `webhook.test` sent to your webhook, and read how it answered',
  access: 'site',
  costly: true,
  response: z.object({
    id: z.string().describe('The `webhook-id` of the event.'),
    is_delivered: z.boolean().describe('Whether it was answered with 2xx.'),
    error: z.string().nullable().describe('What went wrong; null when nothing did.'),
    milliseconds: z.int().describe('How long it took.'),
  }),
  errors: ['no_webhook'],
})

const pages = {
  cursor: idParam.optional().describe('The `next_cursor` of the call before. Without it, from the newest.'),
  limit: pageQuery.limit.describe('1 to 200 items. Default: 50.'),
}

const nextCursor = id.nullable().describe('Send it as `cursor` to continue; null when there is no more.')

const siteDelivery = z.object({
  id: id.describe('The id of the message or of the event. The webhook has `msg_` and this number.'),
  status: z
    .enum(deliveryStatuses)
    .describe('`pending`: not accepted yet. `delivered`: accepted. `dead`: it is not tried again.'),
  customer_external_id: z.string().nullable().describe('To whom; null for what is about no chat.'),
  profile_external_id: z.string().nullable().describe('In whose name; null for what is about no chat.'),
  attempts: z.int().describe('How often your webhook was called.'),
  last_error: z.string().nullable().describe('What went wrong last.'),
  refusal: siteRefusal.nullable().describe('Why you refused it for good; null when you did not.'),
  created_at: moment.describe('When it was written, by the clock of the panel.'),
  delivered_at: moment.nullable().describe('When it was accepted.'),
  next_attempt_at: moment.nullable().describe('When it is tried again.'),
})

export const listSiteDeliveries = endpoint({
  method: 'GET',
  path: '/site/v1/deliveries',
  summary: 'List what was sent to you, newest first, with what went wrong',
  access: 'site',
  query: z.strictObject({
    status: z.literal('dead').optional().describe('Only those that are not tried again.'),
    ...pages,
  }),
  response: z.object({
    items: z.array(siteDelivery).describe('Newest first.'),
    next_cursor: nextCursor,
  }),
})

const siteRefusedCall = z.object({
  id: id.describe('The id of the refusal.'),
  at: moment.describe('When, by the clock of the panel.'),
  request_id: z.string().nullable().describe('The `request_id` of its answer.'),
  route: z.string().describe('Method and path.'),
  status: z.int().describe('The HTTP status.'),
  code: z.string().describe('The code of the error.'),
  issues: z
    .array(
      z.object({ path: z.string().describe('The field.'), code: z.string().describe('What was wrong.') }),
    )
    .describe('The first fields that were wrong, without their values.'),
})

export const listSiteRefusedCalls = endpoint({
  method: 'GET',
  path: '/site/v1/refused-calls',
  summary:
    'List the last hundred of your calls that were refused, newest first, without what they contained. A call is there a moment later',
  access: 'site',
  query: z.strictObject(pages),
  response: z.object({
    items: z.array(siteRefusedCall).describe('Newest first.'),
    next_cursor: nextCursor,
  }),
})

/** The endpoints of this file, for the list of the contract. */
export const siteWebhookEndpoints = {
  putSiteWebhook,
  testSiteWebhook,
  listSiteDeliveries,
  listSiteRefusedCalls,
} as const
