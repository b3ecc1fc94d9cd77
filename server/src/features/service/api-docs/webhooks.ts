import { type SiteEventType, siteEvents } from '@panel/contract'
import { refusalReasonLength } from '../../sites/deliveries/site-answer.ts'
import type { JsonSchema, schemaWriter } from './json-schema.ts'

export const webhookGroup = 'Webhooks'
export const webhookGroupText = 'What the panel sends to the address of a site owner (Standard Webhooks 1.0).'

/** With what a site refuses a message for good. */
export const refusalSchema: JsonSchema = {
  type: 'object',
  description: 'Why you do not take this message. The operator reads the reason.',
  properties: {
    code: {
      type: 'string',
      pattern: '^[a-z][a-z0-9_]{0,59}$',
      description: 'A word of yours for the reason.',
      examples: ['customer_left'],
    },
    reason: {
      type: 'string',
      description: `For operators, in one line. The first ${refusalReasonLength} characters are kept.`,
      examples: ['The customer has closed the chat'],
    },
  },
  required: ['code', 'reason'],
}

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header' as const,
  description,
  required: true,
  schema: { type: 'string' },
  example,
})

const headers = [
  header(
    'webhook-id',
    'The same for every attempt, for ever. Keep it: what you know is answered with 2xx.',
    'msg_90418',
  ),
  header(
    'webhook-timestamp',
    'When this attempt was signed, in seconds. Refuse what is older than five minutes.',
    '1795188765',
  ),
  header(
    'webhook-signature',
    'One signature, or two with a blank between them while a secret is being replaced. One of them has to fit.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
const refused = {
  description: 'With a code and a reason: refused for good.',
  ...json({ $ref: '#/components/schemas/Refusal' }),
}

const responses = {
  '2XX': { description: 'Delivered. Answer after your own commit.' },
  '400': refused,
  '404': refused,
  '409': refused,
  '410': { ...refused, description: 'Refused for good, also without a code and a reason.' },
  '422': refused,
  default: {
    description: 'Repeated for three days, at growing intervals; so is no answer within 15 seconds.',
  },
}

/** All events as webhooks of OpenAPI. */
export function webhooksOf(write: ReturnType<typeof schemaWriter>['write']) {
  return Object.fromEntries(
    // The cast: `Object.entries` forgets the names of the keys.
    (Object.entries(siteEvents) as [SiteEventType, (typeof siteEvents)[SiteEventType]][]).map(
      ([type, { summary, data }]) => [
        type,
        {
          post: {
            operationId: `receive_${type.replace('.', '_')}`,
            summary,
            description: 'Signed, and repeated until your site answers 2xx or refuses it.',
            tags: [webhookGroup],
            security: [],
            parameters: headers,
            requestBody: { required: true, ...json(bodyOf(type, write(data, 'output'))) },
            responses,
          },
        },
      ],
    ),
  )
}

const bodyOf = (type: SiteEventType, data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    type: { const: type, description: 'The type of the event.' },
    timestamp: {
      type: 'string',
      format: 'date-time',
      description: 'When it happened, by the clock of the panel.',
    },
    data,
  },
  required: ['type', 'timestamp', 'data'],
})
