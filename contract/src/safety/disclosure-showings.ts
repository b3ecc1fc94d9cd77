import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { externalId, id, idParam, languageTag, moment, nonBlankSearch, searchText } from '../fields.ts'
import { byTime, listOf } from '../list.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { issue } from '../rules/issues.ts'

// Who was shown which text about fictional profiles: the report of a site owner, and what sites ask.

/** A text that was shown to a customer, and what was written while it was the last one shown. */
const showing = z.object({
  id,
  shown_at: moment,
  /** When the next text was shown; null while this is the last one. */
  until: moment.nullable(),
  /** Messages of the customer from `shown_at` to `until`, and within the period of the list if it has one. */
  messages_in: z.int(),
  /** Messages that the customer got meanwhile, also those that the site wrote itself. */
  messages_out: z.int(),
  /** When the site reported it; null before the panel kept a record. */
  reported_at: moment.nullable(),
  language: languageTag,
  version: z.string(),
  /** Whether the panel has the text of this version. */
  is_published: z.boolean(),
  customer: z.object({ id, name: z.string(), external_id: z.string() }),
  /** The newest conversation of the customer; null when they have none. */
  conversation_id: id.nullable(),
})
export type Showing = z.infer<typeof showing>

const versionWithLanguage = [
  ({ language, version }: { language?: string | undefined; version?: string | undefined }) =>
    version === undefined || language !== undefined,
  { path: ['language'], ...issue('required') },
] as const satisfies [unknown, z.core.$ZodCustomParams]

export const showingList = listOf('disclosure_showings', {
  summary: {
    list: 'List which customers of a site owner were shown which text about fictional profiles, and how many messages there were meanwhile, latest first',
    file: 'Export which customers of a site owner were shown which text, and how many messages there were meanwhile',
  },
  filters: {
    /** The texts that were the last ones shown on a day of the period, also those shown before it. */
    ...periodQuery,
    siteowner_id: idParam,
    language: languageTag.optional(),
    /** Only with `language`. */
    version: nonBlankSearch(50).optional(),
    /** The site's id of a customer. */
    customer: searchText(200).optional(),
  },
  rules: [periodInOrder, versionWithLanguage],
  item: showing,
  cursor: byTime,
})
export const {
  list: listShowings,
  file: exportShowings,
  order: orderShowingExport,
  count: getShowingCount,
} = showingList

/** What a customer was shown, and what the site has to show them. */
export const siteDisclosure = z.object({
  status: z
    .enum(['valid', 'show_again', 'unknown_version', 'missing'])
    .describe(
      '`valid`: nothing has to be shown. `show_again`: the text in `show` has to be shown until `on_hold_from`. `unknown_version`: what was shown is no published version and does not count. `missing`: nothing was shown. With the last two, operators get no conversation of the customer: show the text in `show`.',
    ),
  shown: z
    .object({
      version: z.string().describe('The version that you reported.'),
      language: languageTag.describe('Of the text.'),
      shown_at: moment.describe('When the customer saw it.'),
      is_published: z
        .boolean()
        .describe(
          'Whether the panel has published this version. Others count only while an admin allows it, and never as the newest one.',
        ),
    })
    .nullable()
    .describe(
      'What the customer was shown last; null before. A version that counts stays here when you report one that does not.',
    ),
  unknown_version: z
    .object({
      version: z.string().describe('What you reported.'),
      published: z
        .array(
          z.object({
            version: z.string().describe('Report it in `disclosure` when the customer has seen it.'),
            language: languageTag.describe('Of its text.'),
          }),
        )
        .describe('The newest version of each language. Empty: ask an admin of the panel to publish one.'),
    })
    .nullable()
    .describe(
      'Set when you reported a version that the panel has not published. Everything else in the call is stored. `status` says whether the customer is on hold.',
    ),
  show: z
    .object({
      version: z.string().describe('Report it in `disclosure` when the customer has seen it.'),
      language: languageTag.describe(
        "Of the text. Without a text in the customer's language it is one without the region, then English, then another.",
      ),
      text: z.string().describe('What to show. Plain text.'),
    })
    .nullable()
    .describe('Null when nothing has to be shown, or when nothing is published.'),
  on_hold_from: moment
    .nullable()
    .describe(
      'From when on nothing is sent to the customer, unless the text is shown before; null when what was shown is valid, or nothing was.',
    ),
})
export type SiteDisclosure = z.infer<typeof siteDisclosure>

export const getSiteDisclosures = endpoint({
  method: 'GET',
  path: '/site/v1/disclosures',
  summary:
    'List what your customers have to be told about fictional profiles: the newest version of each language',
  access: 'site',
  response: z.object({
    disclosures: z
      .array(
        z.object({
          language: languageTag.describe('Of the text.'),
          version: z.string().describe('Report it in `disclosure` of the customer.'),
          text: z.string().describe('What to show. Plain text.'),
          published_at: moment.describe('When an admin of the panel published it.'),
          again: z
            .object({
              version: z.string().describe('The version from which on it has to be shown again.'),
              from: moment.describe('From when on those who have not seen it are on hold.'),
            })
            .nullable()
            .describe(
              'This version, or an earlier one, has to be shown to customers who have seen older ones only.',
            ),
        }),
      )
      .describe('The newest version of each language. Empty: ask an admin of the panel to publish one.'),
  }),
})

export const getSiteCustomerDisclosure = endpoint({
  method: 'GET',
  path: '/site/v1/customers/:external_id/disclosure',
  summary: 'Ask whether a text about fictional profiles has to be shown to a customer, such as at each login',
  access: 'site',
  params: z.strictObject({ external_id: externalId.describe('Your id of the customer.') }),
  response: siteDisclosure,
  errors: ['customer_not_found'],
})

/** All endpoints of showings, for the list of the contract. */
export const showingEndpoints = {
  listShowings,
  exportShowings,
  orderShowingExport,
  getShowingCount,
  getSiteDisclosures,
  getSiteCustomerDisclosure,
} as const
