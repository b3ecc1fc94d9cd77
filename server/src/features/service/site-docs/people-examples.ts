import type { Endpoints, ResponseOf, SentBodyOf } from '@panel/contract'
import type { Examples } from './example.ts'

const [customer, profile] = [{ external_id: 'c-1' }, { external_id: 'p-1' }]

/** What a site tells and reads about its profiles and customers. */
export const peopleExamples = {
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
  putProfiles: {
    body: {
      profiles: [
        {
          external_id: 'p-2',
          name: 'Ellen',
          age: 51,
          city: 'Leeds',
          gender: 'female',
          language: 'en-GB',
        },
      ],
    },
    response: { results: [{ external_id: 'p-2', id: 218, status: 'stored' }] },
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
  putCustomers: {
    body: {
      customers: [
        {
          external_id: 'c-3',
          name: 'Derek S.',
          language: 'en-GB',
          member_type: 'trial',
          credits: 5,
          disclosure: { version: '4', shown_at: '2026-11-20T14:31:07Z' },
        },
      ],
    },
    response: {
      results: [
        {
          external_id: 'c-3',
          id: 4823,
          status: 'stored',
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
      ],
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
} satisfies Partial<Examples>

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
