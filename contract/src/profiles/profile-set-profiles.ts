import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, languageTag, listPage, nonBlankSearch, pageQuery } from '../fields.ts'

const access = 'profile_sets'
const params = z.strictObject({ id: idParam })

/** A profile of a site. */
const profile = z.object({
  id,
  name: z.string(),
  /** The id of the profile at the site. */
  external_id: z.string(),
  age: z.int(),
  city: z.string(),
  language: languageTag,
  /** Number of its conversations. */
  chat_count: z.int(),
  /** The set that it has now. */
  set: z.object({ id, name: z.string() }).nullable(),
})
export type SetProfile = z.infer<typeof profile>

export const listSetProfiles = endpoint({
  method: 'GET',
  path: '/api/profile-sets/:id/profiles',
  summary: 'List the profiles that have a profile set, or those of its site owner that could get it',
  access,
  automatic: true,
  params,
  query: z.strictObject({
    /** `candidates`: profiles that do not have it. */
    which: z.enum(['users', 'candidates']),
    /** The beginning of the name, or the id of the profile at the site. */
    search: nonBlankSearch(100).optional(),
    cursor: idParam.optional(),
    ...pageQuery,
  }),
  response: listPage(profile, id),
  errors: ['profile_set_not_found'],
})

export const giveProfileSet = endpoint({
  method: 'PUT',
  path: '/api/profile-sets/:id/profiles/:profile_id',
  summary: 'Give a profile this set instead of the one that it has',
  access,
  params: z.strictObject({ id: idParam, profile_id: idParam }),
  body: z.strictObject({
    /** The set that the operator saw at the profile. */
    seen: id.nullable(),
  }),
  response: z.object({ profile }),
  errors: ['profile_set_not_found', 'profile_not_found', 'set_not_ready', 'edited_meanwhile'],
})
