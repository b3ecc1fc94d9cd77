import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, languageTag, moment, nonBlankText, text } from '../fields.ts'
import { maxDaysUntilShownAgain } from '../rules/disclosure-rules.ts'
import { disclosureLength } from '../rules/limits.ts'

export * from './disclosure-showings.ts'

const access = 'manage_operators'
const params = z.strictObject({ id: idParam })

/** A version that has to be shown again, and from when on customers who have not seen it are on hold. */
const shownAgain = z.object({ version: z.string(), from: moment })

/** What customers of a site are told about fictional profiles, in one language. A published version never changes. */
const disclosure = z.object({
  language: languageTag,
  version: z.string(),
  body: z.string(),
  created_at: moment,
  /** The newest version of this language that has to be shown again; null for none. Later versions count as well. */
  again: shownAgain.nullable(),
})
export type Disclosure = z.infer<typeof disclosure>

const response = z.object({
  /** The newest version of each language, by language. */
  items: z.array(disclosure),
})

/** In how many days customers who have not seen the version are on hold; 0: at once. Null: what they were shown stays valid. */
const againInDays = z.int().min(0).max(maxDaysUntilShownAgain).nullable()

export const getDisclosures = endpoint({
  method: 'GET',
  path: '/api/siteowners/:id/disclosures',
  summary: 'List the newest disclosure of a site owner in each language',
  access,
  params,
  response,
  errors: ['siteowner_not_found'],
})

export const publishDisclosure = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/disclosures',
  summary: 'Publish a new version of the disclosure in one language. Earlier versions stay as they are',
  access,
  params,
  body: z.strictObject({
    language: languageTag,
    body: nonBlankText(disclosureLength).transform((value) => value.trim()),
    /** The version that the admin saw; null for none. If there is a newer one, the request is refused with `edited_meanwhile`. */
    seen: text(40).nullable(),
    again_in_days: againInDays.optional(),
  }),
  response,
  errors: ['siteowner_not_found', 'edited_meanwhile'],
})

export const showDisclosureAgain = endpoint({
  method: 'PUT',
  path: '/api/siteowners/:id/disclosures/:language/again',
  summary: 'Change from when on a published version has to be shown again, counted from now',
  access,
  params: z.strictObject({ id: idParam, language: languageTag }),
  body: z.strictObject({
    version: text(40),
    again_in_days: againInDays,
    /** The moment that the admin saw. If the stored one differs, the request is refused with `edited_meanwhile`. */
    seen: moment.nullable(),
  }),
  response,
  errors: ['siteowner_not_found', 'disclosure_not_found', 'edited_meanwhile'],
})

export const getShowingCounts = endpoint({
  method: 'GET',
  path: '/api/siteowners/:id/disclosures/counts',
  summary: 'Count the customers of a site owner by the text that they were shown last',
  access,
  params,
  response: z.object({
    items: z.array(
      z.object({
        language: languageTag,
        version: z.string(),
        /** When the version was published; null for one that the panel does not have. */
        published_at: moment.nullable(),
        /** From when on customers who were shown it last are on hold; null while it is valid. */
        on_hold_from: moment.nullable(),
        /** Whether it was told: false for a version that is neither published nor accepted. */
        counts: z.boolean(),
        customers: z.int(),
      }),
    ),
    /** Customers to whom nothing was shown. */
    missing: z.int(),
  }),
  errors: ['siteowner_not_found'],
})
export type ShowingCounts = z.infer<typeof getShowingCounts.response>

const customerShowing = z.object({
  id,
  language: languageTag,
  version: z.string(),
  shown_at: moment,
  /** The text of the version; null when the panel does not have it. */
  text: z.string().nullable(),
})
export type CustomerShowing = z.infer<typeof customerShowing>

export const getCustomerShowings = endpoint({
  method: 'GET',
  path: '/api/customers/:id/disclosures',
  summary: 'List which texts about fictional profiles a customer was shown, latest first: the last ten',
  access: 'operator',
  params,
  response: z.object({
    items: z.array(customerShowing),
    /** How many there are, up to a hundred. */
    total: z.int(),
    /** From when on the customer is on hold until the newest version is shown; null while what they were shown is valid. */
    on_hold_from: moment.nullable(),
  }),
  errors: ['customer_not_found'],
})

/** All endpoints of disclosures in the settings and at a customer, for the list of the contract. */
export const disclosureEndpoints = {
  getDisclosures,
  publishDisclosure,
  showDisclosureAgain,
  getShowingCounts,
  getCustomerShowings,
} as const
