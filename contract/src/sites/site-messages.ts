import { z } from 'zod'
import { receivedAttachments } from '../conversations/attachments/attachment.ts'
import { endpoint } from '../endpoint.ts'
import { externalId, id, moment, momentWithOffset, repairedText } from '../fields.ts'
import { receivedMessageLength, siteBatchSize } from '../rules/limits.ts'
import { refusedItem } from './each-result.ts'

// The key of a site, and the messages that it tells.

export const getSite = endpoint({
  method: 'GET',
  path: '/site/v1',
  summary: 'Say whose key it is, with the limits and the clock of the panel',
  access: 'site',
  response: z.object({
    key: z
      .object({
        name: z.string().describe('As an admin of the panel named it.'),
        expires_at: moment.nullable().describe('When the key ends; null while nobody has ended it.'),
      })
      .describe('The key of this call.'),
    siteowner: z
      .object({
        id: id.describe('The id of the site owner in the panel.'),
        name: z.string().describe('As an admin of the panel named it.'),
        has_webhook: z.boolean().describe('Whether the panel calls a webhook. Otherwise poll the outbox.'),
        paused_at: moment
          .nullable()
          .describe('Since when the panel sends nothing to your webhook; null when it does.'),
        is_test: z.boolean().describe('Whether this is a test: nobody real writes here.'),
        answers_by_itself: z
          .boolean()
          .describe(
            'Whether each message gets an automatic answer after some seconds: in a test for which no operator is chosen.',
          ),
      })
      .describe(
        'Whose key it is. Profiles, customers and messages belong to the site owner, not to the key.',
      ),
    limits: z
      .object({
        calls_per_minute: z
          .int()
          .nullable()
          .describe(
            'Of all your keys together, at one process of the panel. Above it: 429 with `Retry-After`. Null: no limit.',
          ),
        messages_per_call: z.int().describe('In `POST /site/v1/messages` and `POST /site/v1/history`.'),
        message_length: z.int().describe('Of a text, in UTF-16 code units: an emoji counts as two or more.'),
        body_bytes: z.int().describe('Of a request.'),
        body_values: z
          .int()
          .describe(
            'Of a request: texts, numbers, objects and lists. Customers with many facts need smaller batches.',
          ),
        webhook_seconds: z.int().describe('For which the panel waits for your webhook to answer.'),
      })
      .describe('What the panel accepts.'),
    now: moment.describe('The clock of the panel. Compare yours with it.'),
  }),
})

/** Who wrote a message that a site tells: its customer, or the site in the name of a profile. */
export const siteDirections = ['in', 'out'] as const

const receivedMessage = z.strictObject({
  external_id: externalId.describe(
    'Your id of the message. It is unique among all messages of the site owner.',
  ),
  direction: z
    .enum(siteDirections)
    .optional()
    .describe(
      '`in`: the customer wrote it. `out`: you wrote it in the name of the profile, such as a welcome; operators see it, and it makes no work. Default: `in`.',
    ),
  customer_external_id: externalId.describe('The customer who wrote it, or got it.'),
  profile_external_id: externalId.describe('The profile that got it, or in whose name you wrote it.'),
  text: repairedText(receivedMessageLength).describe(
    'Plain text. It may be empty. NUL and invalid Unicode are replaced by U+FFFD.',
  ),
  sent_at: momentWithOffset.describe(
    'When it was sent, by your clock. It decides the place in the thread, but a message that arrives within an hour stands below every answer that you had accepted before it. A time in the future is replaced by the time of arrival.',
  ),
  ...receivedAttachments,
})
export type ReceivedMessage = z.infer<typeof receivedMessage>

export const postMessages = endpoint({
  method: 'POST',
  path: '/site/v1/messages',
  summary:
    'Store messages of customers, and your own in the name of a profile: all of them or none, or each by itself with `partial`. The issues name every invalid message and field, so that the site can send the others',
  access: 'site',
  query: z.strictObject({
    partial: z
      .literal('1')
      .optional()
      .describe(
        'A message that cannot be stored does not stop the others: its result is `refused`. When each of them has a wrong or a missing field, the call is refused.',
      ),
  }),
  body: z.strictObject({
    messages: z.array(receivedMessage).min(1).max(siteBatchSize).describe('In any order.'),
  }),
  each: { list: 'messages', when: 'partial' },
  response: z.object({
    results: z
      .array(
        z.object({
          external_id: z
            .string()
            .describe('Your id of the message; empty for a refused one that is not valid.'),
          id: id.nullable().describe('The id of the message in the panel; null for a refused one.'),
          status: z
            .enum(['stored', 'duplicate', 'refused'])
            .describe(
              '`duplicate`: it was stored by an earlier call, also if this one has another `sent_at`. `refused`: only with `partial`.',
            ),
          ...refusedItem,
        }),
      )
      .describe('One for each message, in the order of the call.'),
  }),
  errors: ['body_differs', 'customer_erased', 'unknown_reference'],
})

export const postHistory = endpoint({
  method: 'POST',
  path: '/site/v1/history',
  summary:
    'Import what both sides wrote before the panel: all messages of the call or none, in any order. Nothing waits for an answer, nothing is sent, and no number counts it',
  access: 'site',
  body: z.strictObject({
    messages: z
      .array(receivedMessage)
      .min(1)
      .max(siteBatchSize)
      .describe('As in `POST /site/v1/messages`. `sent_at` decides the place in the thread, always.'),
  }),
  response: z.object({
    accepted: z.int().describe('Messages of this call that are stored now.'),
    duplicate: z.int().describe('Those that were stored before, so that a call can be repeated.'),
    too_old: z
      .int()
      .describe('Those that were left out, because the panel has deleted the texts of their time.'),
  }),
  errors: ['body_differs', 'customer_erased', 'unknown_reference'],
})

/** The endpoints of this file, for the list of the contract. */
export const siteMessageEndpoints = { getSite, postMessages, postHistory } as const
