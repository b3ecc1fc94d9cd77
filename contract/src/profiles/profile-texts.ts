import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { facts, id, idParam, listCursor, listPage, moment, nonBlankText, pageQuery, text } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { deliveryStatuses, profileTextStatuses } from '../rules/enumerations.ts'
import { issue } from '../rules/issues.ts'
import { profileTextLength, reasonLength } from '../rules/limits.ts'

/** The profile texts that wait, by status and in total: those in the languages and for the site owners of the operator. */
export const waitingTexts = z.object({
  to_write: z.int(),
  to_review: z.int(),
  returned: z.int(),
  count: z.int(),
})
export type WaitingTexts = z.infer<typeof waitingTexts>

const textFields = {
  id,
  /** What the text is for, in the words of the site: `About`. */
  title: z.string(),
  language: z.string(),
  status: z.enum(profileTextStatuses),
  min_length: z.int(),
  max_length: z.int(),
  profile: z.object({ id, name: z.string(), age: z.int(), city: z.string() }),
  siteowner: z.object({ id, name: z.string() }),
  /** How often it was sent to review. */
  round: z.int(),
  /** Who wrote the last round. */
  writer: operatorName.nullable(),
  /** This operator wrote a round of it, so another one must review it. */
  is_own: z.boolean(),
  /** Since when it has its status. */
  waiting_since: moment,
  /** Who has it in hand now. */
  in_hand_of: operatorName.nullable(),
  delivery: z.object({ status: z.enum(deliveryStatuses), error: z.string().nullable() }).nullable(),
}

export const profileTextItem = z.object(textFields)
export type ProfileTextItem = z.infer<typeof profileTextItem>

const textLease = z.object({
  id: z.uuid(),
  expires_at: moment,
  /** How long a lease lasts after a claim or a renewal. */
  seconds: z.int(),
})
export type TextLease = z.infer<typeof textLease>

export const profileText = z.object({
  ...textFields,
  /** The text of the last round; null before the first one. */
  body: z.string().nullable(),
  facts,
  /** The rules of the site owner. */
  rules: z.array(z.string()),
  /** Earlier and present rounds, oldest first. */
  rounds: z.array(
    z.object({
      round: z.int(),
      body: z.string(),
      writer: operatorName,
      written_at: moment,
      reviewer: operatorName.nullable(),
      reviewed_at: moment.nullable(),
      /** Why it was returned. */
      note: z.string().nullable(),
    }),
  ),
  /** What this operator has typed: the text, or the note of a review. */
  draft: z.object({ text: z.string(), updated_at: moment }).nullable(),
})
export type ProfileText = z.infer<typeof profileText>

const access = 'profile_text'
const params = z.strictObject({ id: idParam })
const leaseParams = z.strictObject({ id: z.uuid(issue('not_a_uuid')) })
const lease_id = z.uuid(issue('not_a_uuid'))
const claimed = z.object({ text: profileText, lease: textLease })
const done = z.object({ waiting: waitingTexts })
const heldErrors = ['profile_text_not_found', 'text_lease_lost'] as const

export const listProfileTexts = endpoint({
  method: 'GET',
  path: '/api/profile-texts',
  summary: 'List the profile texts with a status: those that wait oldest first, approved ones newest first',
  access,
  automatic: true,
  query: z.strictObject({
    status: z.enum(profileTextStatuses),
    cursor: listCursor.optional(),
    ...pageQuery,
  }),
  response: listPage(profileTextItem, listCursor).extend({ waiting: waitingTexts }),
})

export const getProfileText = endpoint({
  method: 'GET',
  path: '/api/profile-texts/:id',
  summary: 'Read a profile text with its rounds, the facts of its profile and the rules of its site owner',
  access,
  automatic: true,
  params,
  response: z.object({ text: profileText }),
  errors: ['profile_text_not_found'],
})

export const claimNextText = endpoint({
  method: 'POST',
  path: '/api/profile-texts/claim',
  summary:
    'Claim the text that has waited longest, except own texts in review and texts skipped within a day. The text that was in hand is released',
  access,
  body: z.strictObject({ status: z.enum(['to_write', 'to_review', 'returned']) }),
  response: z.object({ claimed: claimed.nullable() }),
})

export const claimText = endpoint({
  method: 'POST',
  path: '/api/profile-texts/:id/claim',
  summary: 'Claim a profile text. The text that was in hand is released, also when another tab shows it',
  access,
  params,
  response: claimed,
  errors: ['profile_text_not_found', 'text_taken', 'own_text', 'text_approved'],
})

export const renewText = endpoint({
  method: 'POST',
  path: '/api/profile-text-leases/:id/renew',
  summary: 'Renew the lease of the text in hand, after input of the operator',
  access,
  automatic: true,
  params: leaseParams,
  response: z.object({ lease: textLease }),
  errors: ['text_lease_lost'],
})

export const releaseText = endpoint({
  method: 'POST',
  path: '/api/profile-text-leases/:id/release',
  summary: 'Release the text in hand. Succeeds also when the lease has ended already',
  access,
  params: leaseParams,
  response: z.object({ released: z.boolean() }),
})

export const saveTextDraft = endpoint({
  method: 'PUT',
  path: '/api/profile-texts/:id/draft',
  summary: 'Save what this operator has typed for the text in hand; an empty text deletes it',
  access,
  automatic: true,
  params,
  body: z.strictObject({ lease_id, text: text(profileTextLength * 2) }),
  response: z.object({ draft: z.object({ text: z.string(), updated_at: moment }).nullable() }),
  errors: heldErrors,
})

export const submitText = endpoint({
  method: 'POST',
  path: '/api/profile-texts/:id/submit',
  summary: 'Send the text in hand to review. The same lease again has no second effect',
  access,
  params,
  body: z.strictObject({ lease_id, text: nonBlankText(profileTextLength) }),
  response: done,
  errors: heldErrors,
})

export const approveText = endpoint({
  method: 'POST',
  path: '/api/profile-texts/:id/approve',
  summary: 'Approve the text in hand and deliver it to the site. The same lease again has no second effect',
  access,
  params,
  body: z.strictObject({ lease_id }),
  response: done,
  errors: [...heldErrors, 'own_text'],
})

export const returnText = endpoint({
  method: 'POST',
  path: '/api/profile-texts/:id/return',
  summary: 'Return the text in hand with a note. The same lease again has no second effect',
  access,
  params,
  body: z.strictObject({ lease_id, note: nonBlankText(reasonLength) }),
  response: done,
  errors: [...heldErrors, 'own_text'],
})

export const skipText = endpoint({
  method: 'POST',
  path: '/api/profile-texts/:id/skip',
  summary: 'Release the text in hand. The operator does not get it as the next one for a day',
  access,
  params,
  body: z.strictObject({ lease_id }),
  response: done,
  errors: heldErrors,
})

export const similarText = z.object({
  /** From 0 to 1. */
  likeness: z.number(),
  /** Null when this operator does not work for its site owner. */
  other: z
    .object({
      id,
      title: z.string(),
      body: z.string(),
      profile_name: z.string(),
      siteowner_name: z.string(),
      status: z.enum(profileTextStatuses),
      writer: operatorName.nullable(),
      written_at: moment,
    })
    .nullable(),
})
export type SimilarText = z.infer<typeof similarText>

export const findSimilarText = endpoint({
  method: 'POST',
  path: '/api/profile-texts/:id/similar',
  summary: 'Find the most similar text of another profile text in the same language, of all site owners',
  access,
  automatic: true,
  params,
  body: z.strictObject({ text: nonBlankText(profileTextLength * 2) }),
  response: z.object({ similar: similarText.nullable() }),
  errors: ['profile_text_not_found'],
})

export const profileTextEndpoints = {
  listProfileTexts,
  getProfileText,
  claimNextText,
  claimText,
  renewText,
  releaseText,
  saveTextDraft,
  submitText,
  approveText,
  returnText,
  skipText,
  findSimilarText,
} as const
