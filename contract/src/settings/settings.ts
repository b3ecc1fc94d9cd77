import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { countryCode, id, languageTag } from '../fields.ts'
import { interfaceLanguages, queueKinds } from '../rules/enumerations.ts'
import { chosenWord } from './word-lists.ts'

// The shared settings of specification section 3. A page loads each of them once.

/** The language of the names. */
const query = z.strictObject({ locale: z.enum(interfaceLanguages).optional() })

export const getPermissions = endpoint({
  method: 'GET',
  path: '/api/permissions.php',
  summary: 'List account levels, what can be set for an operator, and how many messages each level may read',
  access: 'operator',
  automatic: true,
  response: z.object({
    permissions: z.array(z.object({ id, name: z.string() })),
    configurable_message_types: z.array(z.enum(queueKinds)),
    configurable_segments: z.array(z.string()),
    history_size_short: z.int(),
    history_size_limited: z.int(),
  }),
})

export const getSiteowners = endpoint({
  method: 'GET',
  path: '/api/siteowners.php',
  summary: 'List the site owners that this operator works for',
  access: 'operator',
  automatic: true,
  response: z.object({ siteowners: z.array(z.object({ id, name: z.string() })) }),
})

export const getLanguages = endpoint({
  method: 'GET',
  path: '/api/languages.php',
  summary: 'List the languages of conversations, with their names in the locale',
  access: 'operator',
  automatic: true,
  query,
  response: z.object({
    languages: z.array(z.object({ code: languageTag, iso: languageTag, name: z.string() })),
  }),
})

export const getCountries = endpoint({
  method: 'GET',
  path: '/api/countries.php',
  summary: 'List countries with their names in the locale, sorted by the rules of that locale',
  access: 'operator',
  automatic: true,
  query,
  response: z.object({ countries: z.array(z.object({ code: countryCode, name: z.string() })) }),
})

/** `code` is an ISO 3166-2 code: `NL-NH`. */
const region = z.object({ code: z.string(), country: countryCode, name: z.string() })

export const getRegions = endpoint({
  method: 'GET',
  path: '/api/regions.php',
  summary: 'List the regions of the countries where sites operate, with their local names',
  access: 'operator',
  automatic: true,
  response: z.object({
    regions: z.array(region),
    /** They can no longer be chosen, and are for reading stored values. */
    retired: z.array(region),
  }),
})

export const getFetishes = endpoint({
  method: 'GET',
  path: '/api/fetishes.php',
  summary: 'List the fetishes of profiles, with their texts',
  access: 'operator',
  automatic: true,
  /** `retired` ones can no longer be chosen; they are for reading stored facts. */
  response: z.object({ fetishes: z.array(chosenWord), retired: z.array(chosenWord) }),
})

export const getInterests = endpoint({
  method: 'GET',
  path: '/api/interests.php',
  summary: 'List the interest tags, with their own texts. The pages have texts for the codes that they know',
  access: 'operator',
  automatic: true,
  /** `retired` ones can no longer be chosen; they are for reading stored facts. */
  response: z.object({ interests: z.array(chosenWord), retired: z.array(chosenWord) }),
})

export const getProfileTextCount = endpoint({
  method: 'GET',
  path: '/api/profile-text.php',
  summary:
    'Count the profile texts that wait in the languages and for the site owners of this operator: to write, to review, returned',
  access: 'profile_text',
  automatic: true,
  query: z.strictObject({ count: z.literal('1') }),
  response: z.object({ count: z.int() }),
})

export const getOperatorNames = endpoint({
  method: 'GET',
  path: '/api/operator_names.php',
  summary: 'Return the names of the operators that this operator may see, by operator id',
  access: 'operator',
  automatic: true,
  /** 1 for the first load, 2 for a forced reload. */
  query: z.strictObject({ new: z.enum(['1', '2']) }),
  response: z.object({ operator_names: z.record(z.string(), z.object({ name: z.string() })) }),
})

/** All endpoints of this file, for the list of the contract. */
export const settingsEndpoints = {
  getPermissions,
  getSiteowners,
  getLanguages,
  getCountries,
  getRegions,
  getFetishes,
  getInterests,
  getProfileTextCount,
  getOperatorNames,
}
