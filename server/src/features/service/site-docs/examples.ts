import { chatExamples } from './chat-examples.ts'
import { complaintExamples } from './complaint-examples.ts'
import type { Examples } from './example.ts'
import { peopleExamples } from './people-examples.ts'

const customer = { external_id: 'c-1' }
const erasure = {
  id: 12,
  asked_at: '2026-11-20T15:10:00.000000Z',
  finished_at: null,
  counts: {},
  backups_until: null,
}

/** An example of each call. A test makes these calls in this order, and compares the answers. */
export const examples: Examples = {
  getSite: {
    response: {
      key: { name: 'Test', expires_at: null },
      siteowner: {
        id: 3,
        name: 'Brightside Media',
        has_webhook: false,
        paused_at: null,
        is_test: false,
        answers_by_itself: false,
      },
      limits: {
        calls_per_minute: 12_000,
        messages_per_call: 500,
        message_length: 8_000,
        body_bytes: 32_400_000,
        body_values: 20_000,
        webhook_seconds: 15,
      },
      now: '2026-11-20T14:30:00.000000Z',
    },
  },
  ...peopleExamples,
  putGift: {
    params: { external_id: 'rose' },
    body: { name: 'Rose', credits: 5, icon: 'flower' },
    response: { id: 31, external_id: 'rose' },
  },
  postMessages: {
    body: {
      messages: [
        {
          external_id: 'm-88213',
          customer_external_id: 'c-1',
          profile_external_id: 'p-1',
          text: 'Made the soup! Far too much pepper.',
          sent_at: '2026-11-20T14:32:40Z',
        },
      ],
    },
    response: { results: [{ external_id: 'm-88213', id: 90_417, status: 'stored' }] },
  },
  postHistory: {
    body: {
      messages: [
        {
          external_id: 'old-1',
          direction: 'in',
          customer_external_id: 'c-1',
          profile_external_id: 'p-1',
          text: 'Do you bake on Sundays too?',
          sent_at: '2025-03-02T09:12:00Z',
        },
        {
          external_id: 'old-2',
          direction: 'out',
          customer_external_id: 'c-1',
          profile_external_id: 'p-1',
          text: 'Only for people I like.',
          sent_at: '2025-03-02T09:15:30Z',
        },
      ],
    },
    response: { accepted: 2, duplicate: 0, too_old: 0 },
  },
  editSiteMessage: {
    params: { external_id: 'm-88213' },
    body: { text: 'Made the soup! Far too much pepper, again.', edited_at: '2026-11-20T14:33:05Z' },
    response: { external_id: 'm-88213', id: 90_417, status: 'edited' },
  },
  ...chatExamples,
  ...complaintExamples,
  getOutbox: {
    query: { limit: '50' },
    response: {
      items: [
        {
          id: 90_418,
          type: 'reply',
          text: 'Pepper hides a lot. What went in first?',
          customer_external_id: 'c-1',
          profile_external_id: 'p-1',
          in_reply_to: 'm-88213',
          sent_at: '2026-11-20T14:34:02.184311Z',
        },
      ],
      next_cursor: '8341-90418',
    },
  },
  acknowledgeDelivery: { params: { id: '90418' }, response: { id: 90_418, acknowledged: true } },
  listSiteDeliveries: {
    query: { limit: '50' },
    response: {
      items: [
        {
          id: 90_418,
          status: 'delivered',
          customer_external_id: 'c-1',
          profile_external_id: 'p-1',
          attempts: 0,
          last_error: null,
          refusal: null,
          created_at: '2026-11-20T14:34:02.184311Z',
          delivered_at: '2026-11-20T14:34:09.017840Z',
          next_attempt_at: null,
        },
      ],
      next_cursor: null,
    },
  },
  listSiteRefusedCalls: {
    query: { limit: '50' },
    response: {
      items: [
        {
          id: 3107,
          at: '2026-11-20T14:35:11.402217Z',
          request_id: '0c1f6a52-9d0e',
          route: 'PATCH /site/v1/customers/:external_id',
          status: 400,
          code: 'invalid_input',
          issues: [{ path: 'credits', code: 'too_low' }],
        },
      ],
      next_cursor: null,
    },
  },
  putSiteWebhook: {
    body: { url: 'https://brightside.example/panel' },
    response: {
      url: 'https://brightside.example/panel',
      secret: 'whsec_c2VjcmV0IG9mIHRoZSBndWlkZSwgbm90IHJlYWw=',
    },
  },
  testSiteWebhook: {
    response: { id: 'msg_test_4f1c09aa', is_delivered: true, error: null, milliseconds: 84 },
  },
  deleteSiteMessage: {
    params: { external_id: 'm-88213' },
    response: { external_id: 'm-88213', id: 90_417, status: 'deleted', is_kept: false },
  },
  readDelivery: {
    params: { id: '90418' },
    body: { read_at: '2026-11-20T14:36:00Z' },
    response: { id: 90_418, read: true },
  },
  getSitePhoto: { params: { id: '77' } },
  exportCustomerForSite: { params: customer },
  eraseCustomer: { params: customer, response: erasure },
  getErasure: { params: customer, response: erasure },
}
