import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { chosenName, id, idParam, languageTag, moment, nonBlankText } from '../fields.ts'
import { cutText } from '../rules/cut.ts'
import { savedReplyOwners } from '../rules/enumerations.ts'
import type { IssueCode } from '../rules/issues.ts'
import { messageLength, savedReplyTitleLength } from '../rules/limits.ts'
import { unknownPlaceholders } from '../rules/placeholders.ts'

/** A stored text that operators insert into answers. */
export const savedReply = z.object({
  id,
  owner: z.enum(savedReplyOwners),
  language: languageTag,
  title: z.string(),
  /** The text with its placeholders: `Hello {customer_name}`. */
  body: z.string(),
  updated_at: moment,
  /** Whether the signed-in operator may change and remove it. */
  may_edit: z.boolean(),
})
export type SavedReply = z.infer<typeof savedReply>

const title = chosenName(savedReplyTitleLength)

const body = nonBlankText(messageLength).superRefine((value, context) => {
  const unknown = unknownPlaceholders(value)
  if (unknown.length > 0)
    context.addIssue({
      code: 'custom',
      message: 'unknown_placeholder' satisfies IssueCode,
      params: { placeholder: cutText(unknown[0] ?? '', 60) },
      input: value,
    })
})

const params = z.strictObject({ id: idParam })

export const getSavedReplies = endpoint({
  method: 'GET',
  path: '/api/saved-replies',
  summary: 'List the saved replies of this operator and their team, by language and title',
  access: 'operator',
  response: z.object({
    items: z.array(savedReply),
    /** Whether the signed-in operator may add replies for the team. */
    may_edit_team: z.boolean(),
  }),
})

export const addSavedReply = endpoint({
  method: 'POST',
  path: '/api/saved-replies',
  summary: 'Add a saved reply for oneself, or for the team if one may edit its replies',
  access: 'operator',
  body: z.strictObject({ owner: z.enum(savedReplyOwners), language: languageTag, title, body }),
  response: z.object({ saved_reply: savedReply }),
  errors: ['not_allowed', 'title_taken', 'list_full'],
})

export const changeSavedReply = endpoint({
  method: 'PATCH',
  path: '/api/saved-replies/:id',
  summary: 'Change the language, the title or the text of a saved reply',
  access: 'operator',
  params,
  body: z.strictObject({ language: languageTag.optional(), title: title.optional(), body: body.optional() }),
  response: z.object({ saved_reply: savedReply }),
  errors: ['saved_reply_not_found', 'not_allowed', 'title_taken'],
})

export const removeSavedReply = endpoint({
  method: 'DELETE',
  path: '/api/saved-replies/:id',
  summary: 'Remove a saved reply. Messages that were sent with it stay',
  access: 'operator',
  params,
  response: z.object({ removed: z.literal(true) }),
  errors: ['saved_reply_not_found', 'not_allowed'],
})

export const savedReplyEndpoints = {
  getSavedReplies,
  addSavedReply,
  changeSavedReply,
  removeSavedReply,
} as const
