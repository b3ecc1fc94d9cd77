import { z } from 'zod'
import { siteSpending } from '../conversations/spending.ts'
import { endpoint } from '../endpoint.ts'
import {
  countryCode,
  day,
  externalId,
  id,
  languageTag,
  moment,
  momentWithOffset,
  nonBlankText,
  siteFacts,
  text,
  timeZone,
  webAddress,
} from '../fields.ts'
import { genders, memberTypes, profileTextStatuses } from '../rules/enumerations.ts'
import { issue } from '../rules/issues.ts'
import { profileTextLength } from '../rules/limits.ts'
import { siteDisclosure } from '../safety/disclosure-showings.ts'
import { textRules } from './siteowner.ts'

// What a site tells about its profiles and customers.

export type { SiteSpending, Spending } from '../conversations/spending.ts'

/** The id of a profile or a customer in a path. */
export const sitePersonParams = z.strictObject({ external_id: externalId.describe('Your id of it.') })
const params = sitePersonParams

export const siteCredits = z
  .int()
  .min(0)
  .max(1_000_000_000)
  .describe('What the customer has left to spend on your site.')

/** Length of a profile text when the site names none, in characters. */
export const defaultTextLength = { min: 300, max: 800 }
const textLength = z.int().min(1).max(profileTextLength)

const textWanted = z
  .strictObject({
    external_id: externalId.describe('Your id of the text.'),
    title: nonBlankText(60).describe('What the text is for, such as `About`. Operators see it.'),
    language: languageTag.optional().describe('Default: the language of the profile.'),
    min_length: textLength
      .optional()
      .describe('In characters. Default: 300, or `max_length` if that is less.'),
    max_length: textLength
      .optional()
      .describe('In characters. Default: 800, or `min_length` if that is more.'),
  })
  .refine(({ min_length = 1, max_length = profileTextLength }) => min_length <= max_length, {
    path: ['max_length'],
    ...issue('max_below_min'),
  })
export type TextWanted = z.infer<typeof textWanted>

const siteText = z.object({
  external_id: z.string().describe('Your id of the text.'),
  status: z.enum(profileTextStatuses).describe('How far the text is.'),
  text: z.string().nullable().describe('The approved text; null before.'),
  approved_at: moment.nullable().describe('When it was approved; null before.'),
  delivery_id: id
    .nullable()
    .describe('The delivery of the approved text, for `POST /site/v1/deliveries/{id}/ack`; null before.'),
})
export type SiteText = z.infer<typeof siteText>

export const putProfile = endpoint({
  method: 'PUT',
  path: '/site/v1/profiles/:external_id',
  summary: 'Create or update a fictional profile. Optional fields that are left out keep their value',
  access: 'site',
  params,
  body: z.strictObject({
    name: nonBlankText(100).describe('What customers call the profile.'),
    age: z.int().min(18).max(120).describe('In years. A profile is 18 or older.'),
    city: nonBlankText(100).describe('Where the profile lives, as customers read it.'),
    gender: z.enum(genders).describe('The gender of the profile.'),
    language: languageTag.describe('In which operators write for it: `nl`, `en-GB`.'),
    about: text(5_000).optional().describe('What customers read about the profile. Operators see it.'),
    photo_url: webAddress
      .optional()
      .describe('Where the panel fetches the photo of the profile when an operator looks at it.'),
    facts: siteFacts
      .optional()
      .describe(
        'Merged with the known facts by name. `interests` and `fetishes` are lists of codes, or of words in English; `region` is an ISO 3166-2 code such as `NL-NH`.',
      ),
    is_retired: z
      .boolean()
      .optional()
      .describe(
        'Whether you no longer use the profile. It gets no pokes and no first messages; what customers have written to it is still answered. Default: as before.',
      ),
    text_wanted: textWanted
      .optional()
      .describe(
        'A text that operators write for this profile. The same `external_id` names the same text: its other fields can change until somebody writes it.',
      ),
  }),
  response: z.object({
    id: id.describe('The id of the profile in the panel.'),
    external_id: z.string().describe('Your id of the profile.'),
    text: siteText.optional().describe('The text that was named in `text_wanted`.'),
  }),
})

export const putTextRules = endpoint({
  method: 'PUT',
  path: '/site/v1/text-rules',
  summary: 'Replace the rules that operators read while they write texts for your profiles',
  access: 'site',
  body: z.strictObject({
    rules: textRules.describe('The rules, in the order in which operators read them.'),
  }),
  response: z.object({ rules: z.array(z.string()).describe('The rules as they are stored.') }),
})

export const putCustomer = endpoint({
  method: 'PUT',
  path: '/site/v1/customers/:external_id',
  summary:
    'Create or update a customer. Optional fields that are left out keep their value; to change one alone, use `PATCH`',
  access: 'site',
  params,
  body: z.strictObject({
    name: nonBlankText(100).describe('What operators call the customer.'),
    language: languageTag.describe('In which the customer writes: `nl`, `en-GB`.'),
    member_type: z.enum(memberTypes).describe('Whether the customer pays.'),
    credits: siteCredits,
    member_since: momentWithOffset.optional().describe('When the customer joined your site.'),
    timezone: timeZone
      .optional()
      .describe('IANA name, such as `Europe/Amsterdam`. Without it, quiet hours are those of the poke rule.'),
    country: countryCode.optional().describe('ISO 3166-1, two capital letters.'),
    birthday: day.optional().describe('A date, such as `1979-05-14`. Operators see the age.'),
    facts: siteFacts
      .optional()
      .describe(
        'Merged with the known facts by name. Values that operators edited have priority and are kept. `fetishes` is not stored.',
      ),
    disclosure: z
      .strictObject({
        version: nonBlankText(50).describe('The version that was shown, from `GET /site/v1/disclosures`.'),
        shown_at: momentWithOffset.describe('When the customer saw it, by your clock.'),
        language: languageTag.optional().describe('Of the text. Default: the language of the customer.'),
      })
      .optional()
      .describe(
        'Which text about fictional profiles was shown to the customer, and when. Without it, operators get no conversation of the customer. Each showing is recorded once; an older one does not replace the newest. A version that is not published never refuses the call: the answer has it in `unknown_version`, and it ends no hold.',
      ),
    limits: z
      .strictObject({
        self_excluded_until: momentWithOffset
          .optional()
          .describe('Until when the customer has excluded themselves.'),
        cooling_off_until: momentWithOffset.optional().describe('Until when the customer takes a pause.'),
        spending_confirmation_needed: z
          .boolean()
          .optional()
          .describe('Whether the customer first has to confirm what they spend.'),
      })
      .optional()
      .describe(
        'All limits that the customer or you have set. While one applies, nothing is sent. `{}` removes all.',
      ),
    spending: siteSpending
      .nullable()
      .optional()
      .describe(
        'What the customer has spent, and their own limits. Operators see it, with its age. `null` removes it.',
      ),
  }),
  response: z.object({
    id: id.describe('The id of the customer in the panel.'),
    external_id: z.string().describe('Your id of the customer.'),
    disclosure: siteDisclosure.describe('What the customer was shown, and what you have to show them.'),
  }),
  errors: ['customer_erased'],
})

/** The endpoints of this file, for the list of the contract. */
export const sitePeopleEndpoints = { putProfile, putTextRules, putCustomer } as const
