import { z } from 'zod'
import { writtenFacts } from '../conversations/customers.ts'
import { endpoint } from '../endpoint.ts'
import {
  factValue,
  id,
  idParam,
  languageTag,
  listPage,
  moment,
  nonBlankSearch,
  nonBlankText,
  pageQuery,
  text,
} from '../fields.ts'
import { byTime, listOf } from '../list.ts'
import { operatorName } from '../operator-name.ts'
import { yesNo } from '../rules/enumerations.ts'
import { issue } from '../rules/issues.ts'
import { customerNameLength, maxInterests, reasonLength } from '../rules/limits.ts'
import { ageGroups, profileSetActs, profileSetStates, storedSetStates } from '../rules/profile-set-states.ts'
import { wordListRules } from '../rules/word-list-rules.ts'
import { setPhoto } from './profile-set-photos.ts'

const access = 'profile_sets'
const params = z.strictObject({ id: idParam })

/** The code of a region, from the list of regions. */
const regionCode = z.string().regex(wordListRules.regions.code, issue('not_in_list'))

/** The name of the persona, which is also the name of the set. */
const name = nonBlankText(customerNameLength)
  .refine((value) => !/[\r\n]/.test(value), issue('line_break'))
  .transform((value) => value.trim())

/** The fields that the list and the page of a set share. */
const profileSet = z.object({
  id,
  name: z.string(),
  state: z.enum(profileSetStates),
  /** Null for a set that was created before sets had a language. */
  language: languageTag.nullable(),
  siteowner: z.object({ id, name: z.string() }),
  /** Whether profiles that the site creates get this set. */
  is_default: z.boolean(),
  created_at: moment,
  updated_at: moment,
  /** The operator of the last change; null when it was not an operator. */
  updated_by: operatorName.nullable(),
})

/** A row of the list. */
export const listedSet = profileSet.extend({
  age: z.int().nullable(),
  job: z.string().nullable(),
  city: z.string().nullable(),
  photo_count: z.int(),
  /** The first photos. */
  photos: z.array(z.object({ url: z.string() })),
  /** Number of profiles that have it, and the first of them by name. */
  profile_count: z.int(),
  profiles: z.array(z.object({ id, name: z.string() })),
  /** Number of pairs of one of its photos and another photo of a set that is not retired, which look the same and of which nobody keeps both. */
  duplicate_count: z.int(),
})
export type ListedSet = z.infer<typeof listedSet>

const filters = {
  language: languageTag.optional(),
  siteowner_id: idParam.optional(),
  /** Words in the name, a fact, or the description of a photo. */
  search: nonBlankSearch(100).optional(),
  age: z.enum(ageGroups).optional(),
  /** The code of a region. */
  region: regionCode.optional(),
  /** Whether profiles have it. */
  used: z.enum(yesNo).optional(),
}
export const setList = listOf('profile_sets', {
  summary: {
    list: 'List profile sets with photos and use, latest change first',
    file: 'Export the profile sets',
  },
  filters: {
    state: z.enum(profileSetStates).optional(),
    /** Only sets with photos that look like others. */
    duplicates: z.literal('yes').optional(),
    ...filters,
  },
  item: listedSet,
  cursor: byTime,
})
export const {
  list: listProfileSets,
  file: exportProfileSets,
  order: orderProfileSetExport,
  count: getProfileSetCount,
} = setList

export const getProfileSetCounts = endpoint({
  method: 'GET',
  path: '/api/profile-sets/counts',
  summary: 'Count the profile sets that match the filters, by state',
  access,
  automatic: true,
  query: z.strictObject(filters),
  response: z.object({
    sets: z.int(),
    photos: z.int(),
    states: z.record(z.enum(profileSetStates), z.int()),
    duplicates: z.int(),
  }),
})

/** A set with its persona and photos. */
export const shownSet = profileSet.extend({
  /** The persona by field, without the name. Specification section 3, customer profile fields. */
  facts: z.record(z.string(), factValue),
  /** Changes of the last ten minutes by field, also `language`, so that a page can mark them. */
  edits: z.record(
    z.string(),
    z.object({ by: operatorName.nullable(), at: moment, before: factValue.nullable() }),
  ),
  created_by: operatorName.nullable(),
  profile_count: z.int(),
  photos: z.array(setPhoto),
})
export type ProfileSet = z.infer<typeof shownSet>

const answer = z.object({ profile_set: shownSet })

export const addProfileSet = endpoint({
  method: 'POST',
  path: '/api/profile-sets',
  summary: 'Create a profile set as a draft',
  access,
  body: z.strictObject({ siteowner_id: id, name, language: languageTag }),
  response: answer,
  errors: ['siteowner_not_found'],
})

export const getProfileSet = endpoint({
  method: 'GET',
  path: '/api/profile-sets/:id',
  summary: 'Return a profile set with its persona and photos',
  access,
  params,
  response: answer,
  errors: ['profile_set_not_found'],
})

/** Facts of a persona. Null removes a fact; a persona always has a name. Only fictional profiles have fetishes. */
const personaFacts = writtenFacts.extend({
  name: name.optional(),
  region: regionCode.nullable().optional(),
  /** Codes of the list of fetishes. */
  fetishes: z.array(nonBlankText(100)).max(maxInterests).nullable().optional(),
})
export type PersonaFacts = z.output<typeof personaFacts>

export const editProfileSet = endpoint({
  method: 'PATCH',
  path: '/api/profile-sets/:id',
  summary: 'Edit the facts and the language of a profile set',
  access,
  params,
  body: z.strictObject({
    facts: personaFacts.optional(),
    language: languageTag.optional(),
    /** The values that the operator saw. If a stored value differs, the request is refused with `edited_meanwhile`. */
    seen: z
      .strictObject({
        facts: z.partialRecord(personaFacts.keyof(), factValue.nullable()).optional(),
        language: languageTag.nullable().optional(),
      })
      .optional(),
  }),
  response: answer,
  errors: ['profile_set_not_found', 'edited_meanwhile'],
})

export const setProfileSetState = endpoint({
  method: 'PUT',
  path: '/api/profile-sets/:id/state',
  summary: 'Make a profile set ready or a draft again, retire it with a reason, or restore it',
  access,
  params,
  body: z.strictObject({
    state: z.enum(storedSetStates),
    /** Required to retire a set. */
    reason: text(reasonLength).optional(),
    /** The state that the operator saw. */
    seen: z.enum(profileSetStates),
  }),
  response: answer,
  errors: ['profile_set_not_found', 'set_not_ready', 'edited_meanwhile'],
})

export const copyProfileSet = endpoint({
  method: 'POST',
  path: '/api/profile-sets/:id/copy',
  summary: 'Copy persona and photos of a profile set to a new draft',
  access,
  params,
  body: z.strictObject({ siteowner_id: id, name, language: languageTag }),
  response: answer,
  errors: ['profile_set_not_found', 'siteowner_not_found'],
})

/** A change in the history of a set. */
export const setChange = z.object({
  id,
  at: moment,
  by: operatorName.nullable(),
  act: z.enum(profileSetActs),
  /** The details of the change. Which fields are present depends on the action. */
  details: z
    .object({
      field: z.string(),
      before: factValue.nullable(),
      after: factValue.nullable(),
      reason: z.string(),
      description: z.string(),
      from: z.int(),
      to: z.int(),
      profile: z.string(),
      set: z.string(),
    })
    .partial(),
})
export type SetChange = z.infer<typeof setChange>

export const listProfileSetChanges = endpoint({
  method: 'GET',
  path: '/api/profile-sets/:id/changes',
  summary: 'List who changed what in a profile set, latest first',
  access,
  params,
  query: z.strictObject({ cursor: idParam.optional(), ...pageQuery }),
  response: listPage(setChange, id),
  errors: ['profile_set_not_found'],
})
