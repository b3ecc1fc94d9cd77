import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, languageTag, moment, nonBlankText } from '../fields.ts'
import { cutText } from '../rules/cut.ts'
import { approvedAnswerLength } from '../rules/inquiry-rules.ts'
import type { IssueCode } from '../rules/issues.ts'

const params = z.strictObject({ id: idParam })

/** A true answer to a customer who asks who writes, where `{profile_name}` stands for the name of the profile. Its text never changes; it can be retired. */
const approvedAnswer = z.object({ id, language: languageTag, body: z.string(), created_at: moment })
export type ApprovedAnswer = z.infer<typeof approvedAnswer>

const response = z.object({
  /** Those in use, by language, oldest first: the digit of each. */
  items: z.array(approvedAnswer),
})

export const getApprovedAnswers = endpoint({
  method: 'GET',
  path: '/api/siteowners/:id/approved-answers',
  summary: 'List the approved true answers of a site owner that are in use',
  access: 'manage_operators',
  params,
  response,
  errors: ['siteowner_not_found'],
})

const otherBraces = /[{｛][^{}｛｝\n]*[}｝]?|[}｝]/

const body = nonBlankText(approvedAnswerLength)
  .superRefine((value, context) => {
    // The name of the profile has one value for everybody; that of a customer can be edited between two readings.
    // Any other brace is a placeholder that nobody fills in, also one without its counterpart.
    const unknown = value.replaceAll('{profile_name}', '').match(otherBraces)?.[0]
    if (unknown !== undefined)
      context.addIssue({
        code: 'custom',
        message: 'unknown_placeholder' satisfies IssueCode,
        params: { placeholder: cutText(unknown, 60) },
        input: value,
      })
  })
  .transform((value) => value.trim())

export const addApprovedAnswer = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/approved-answers',
  summary:
    'Approve a true answer in one language. A text that denies that an operator writes, or promises to meet, is refused. The same text again changes nothing',
  access: 'manage_operators',
  params,
  body: z.strictObject({ language: languageTag, body }),
  response,
  errors: ['siteowner_not_found', 'approved_answers_full', 'approved_answer_denies'],
})

export const retireApprovedAnswer = endpoint({
  method: 'POST',
  path: '/api/siteowners/:id/approved-answers/:answer_id/retire',
  summary:
    'Retire an approved answer. Messages that contain it no longer count as true answers. A repeated call changes nothing',
  access: 'manage_operators',
  params: z.strictObject({ id: idParam, answer_id: idParam }),
  response,
  errors: ['siteowner_not_found', 'approved_answer_not_found'],
})
