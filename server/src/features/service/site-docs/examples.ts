import type { Endpoints, ResponseOf, SentBodyOf, SentParamsOf, SentQueryOf } from '@panel/contract'
import { examplesOfChats } from './examples-of-chats.ts'
import type { SiteEndpointName } from './site-endpoints.ts'

type ExampleOf<Name extends SiteEndpointName> = {
  params?: SentParamsOf<Endpoints[Name]>
  query?: SentQueryOf<Endpoints[Name]>
  body?: SentBodyOf<Endpoints[Name]>
  /** Undefined for files. */
  response?: ResponseOf<Endpoints[Name]>
}

const [customer, profile] = [{ external_id: 'c-1' }, { external_id: 'p-1' }]
const erasure = {
  id: 12,
  asked_at: '2026-11-20T15:10:00.000000Z',
  finished_at: null,
  counts: {},
  backups_until: null,
}

/** An example of each call. A test makes these calls in this order, and compares the answers. */
export const examples: { [Name in SiteEndpointName]: ExampleOf<Name> } = {
  getSite: {
    response: {
      key: { name: 'Test', expires_at: null },
      siteowner: { id: 3, name: 'Brightside Media', has_webhook: false, paused_at: null, is_test: false },
      limits: {
        calls_per_minute: 12_000,
        messages_per_call: 500,
        message_length: 8_000,
        body_bytes: 32_400_000,
        webhook_seconds: 15,
      },
      now: '2026-11-20T14:30:00.000000Z',
    },
  },
  putProfile: {
    params: profile,
    body: {
      name: 'Marianne',
      age: 46,
      city: 'York',
      gender: 'female',
      language: 'en-GB',
      about: 'Runs a small bakery.',
      facts: { job: 'Baker', pets: ['Biscuit'] },
    },
    response: { id: 217, external_id: 'p-1' },
  },
  getSiteProfile: {
    params: profile,
    response: {
      id: 217,
      external_id: 'p-1',
      name: 'Marianne',
      age: 46,
      city: 'York',
      gender: 'female',
      language: 'en-GB',
      about: 'Runs a small bakery.',
      photo_url: null,
      facts: { job: 'Baker', pets: ['Biscuit'] },
      is_retired: false,
      updated_at: '2026-11-20T14:30:00.000000Z',
    },
  },
  putTextRules: {
    body: { rules: ['No prices', 'Ends with a question'] },
    response: { rules: ['No prices', 'Ends with a question'] },
  },
  getSiteDisclosures: {
    response: {
      disclosures: [
        {
          language: 'en-GB',
          version: '4',
          text: 'The profiles on this site are fictional. Operators write for them.',
          published_at: '2026-11-01T09:00:00.000000Z',
          again: null,
        },
      ],
    },
  },
  putCustomer: {
    params: customer,
    body: {
      name: 'Colin P.',
      language: 'en-GB',
      member_type: 'premium',
      credits: 36,
      disclosure: { version: '4', shown_at: '2026-11-20T14:31:07Z' },
    },
    response: {
      id: 4821,
      external_id: 'c-1',
      disclosure: {
        status: 'valid',
        shown: {
          version: '4',
          language: 'en-GB',
          shown_at: '2026-11-20T14:31:07.000000Z',
          is_published: true,
        },
        unknown_version: null,
        show: null,
        on_hold_from: null,
      },
    },
  },
  getSiteCustomer: {
    params: customer,
    response: {
      id: 4821,
      external_id: 'c-1',
      name: 'Colin P.',
      language: 'en-GB',
      member_type: 'premium',
      credits: 36,
      member_since: null,
      timezone: null,
      country: null,
      birthday: null,
      facts: {},
      limits: {},
      disclosure: {
        status: 'valid',
        shown: {
          version: '4',
          language: 'en-GB',
          shown_at: '2026-11-20T14:31:07.000000Z',
          is_published: true,
        },
        unknown_version: null,
        show: null,
        on_hold_from: null,
      },
      updated_at: '2026-11-20T14:31:08.000000Z',
    },
  },
  patchCustomer: {
    params: customer,
    body: { credits: 31 },
    response: { id: 4821, external_id: 'c-1', credits: 31, member_type: 'premium' },
  },
  getSiteCustomerDisclosure: {
    params: customer,
    response: {
      status: 'valid',
      shown: { version: '4', language: 'en-GB', shown_at: '2026-11-20T14:31:07.000000Z', is_published: true },
      unknown_version: null,
      show: null,
      on_hold_from: null,
    },
  },
  getCustomerHolds: { params: customer, response: { holds: [] } },
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
  editSiteMessage: {
    params: { external_id: 'm-88213' },
    body: { text: 'Made the soup! Far too much pepper, again.', edited_at: '2026-11-20T14:33:05Z' },
    response: { external_id: 'm-88213', id: 90_417, status: 'edited' },
  },
  ...examplesOfChats,
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

/** What a customer gets whose text the panel does not know: the version of this call is not published. */
export const unknownVersion: {
  body: SentBodyOf<Endpoints['putCustomer']>
  response: ResponseOf<Endpoints['putCustomer']>
} = {
  body: {
    name: 'Ann B.',
    language: 'nl',
    member_type: 'trial',
    credits: 5,
    disclosure: { version: 'terms-2026', shown_at: '2026-11-20T14:31:07Z' },
  },
  response: {
    id: 4822,
    external_id: 'c-2',
    disclosure: {
      status: 'unknown_version',
      shown: {
        version: 'terms-2026',
        language: 'nl',
        shown_at: '2026-11-20T14:31:07.000000Z',
        is_published: false,
      },
      unknown_version: { version: 'terms-2026', published: [{ version: '4', language: 'en-GB' }] },
      show: {
        version: '4',
        language: 'en-GB',
        text: 'The profiles on this site are fictional. Operators write for them.',
      },
      on_hold_from: null,
    },
  },
}
