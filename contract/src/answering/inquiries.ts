import { z } from 'zod'
import { openInquiry } from '../conversations/open-inquiry.ts'
import { endpoint } from '../endpoint.ts'
import { chat, id, idParam, listCursor, listPage, nonBlankText, pageQuery } from '../fields.ts'
import { hasReasonWords, liftReasonLength, liftReasonWords, notAskedReasons } from '../rules/inquiry-rules.ts'
import { issue } from '../rules/issues.ts'
import { leaseFields } from './queue.ts'

export * from '../conversations/open-inquiry.ts'
export * from '../rules/inquiry-rules.ts'
export * from './approved-answers.ts'

const params = z.strictObject({ id: idParam })
const { lease_id, epoch } = leaseFields

export const markAsked = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/inquiry',
  summary:
    'Mark that the customer asks who writes: until a true answer is sent, nothing else is. If that is known already, nothing changes',
  access: 'operator',
  urgent: true,
  params,
  body: z.strictObject({ lease_id, epoch }),
  response: z.object({ inquiry: openInquiry }),
  errors: ['lease_lost', 'nothing_waits', 'in_progress'],
})

export const denyQuestion = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/questions/deny',
  summary:
    'Say that the customer has not asked who writes, where it was only likely. It is counted. A repeated call changes nothing',
  access: 'operator',
  urgent: true,
  params,
  body: z.strictObject({ lease_id, epoch }),
  response: z.object({}),
  errors: ['lease_lost', 'in_progress'],
})

export const liftInquiry = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/inquiry/lift',
  summary: 'Say why the customer has not asked who writes. It is counted. A repeated call changes nothing',
  access: 'operator',
  urgent: true,
  params,
  body: z
    .strictObject({
      lease_id,
      epoch,
      reason_code: z.enum(notAskedReasons).optional(),
      /** Own words, instead of a code. */
      reason: nonBlankText(liftReasonLength)
        .refine(hasReasonWords, issue('too_few_words', { min: liftReasonWords }))
        .optional(),
    })
    // Either of them: a call without any is told both.
    .refine(({ reason_code, reason }) => (reason_code ?? reason) !== undefined, {
      path: ['reason'],
      ...issue('required'),
    })
    .refine(({ reason_code, reason }) => (reason_code ?? reason) !== undefined, {
      path: ['reason_code'],
      ...issue('required'),
    })
    .refine(({ reason_code, reason }) => !(reason_code && reason), {
      path: ['reason'],
      ...issue('not_together', { fields: 'reason_code' }),
    }),
  response: z.object({}),
  errors: ['lease_lost', 'in_progress'],
})

export const getTrueAnswers = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/true-answers',
  summary:
    'List the approved answers in the language of the conversation, with the name of the profile filled in',
  access: 'operator',
  params,
  response: z.object({ items: z.array(z.object({ id, text: z.string() })) }),
  errors: ['conversation_not_found'],
})

export const getInquiryCounts = endpoint({
  method: 'GET',
  path: '/api/siteowners/:id/inquiries',
  summary:
    'Count how often customers of a site owner asked who writes in the last 30 days, and what became of it',
  access: 'manage_operators',
  params,
  response: z.object({
    recognised: z.int(),
    marked: z.int(),
    answered: z.int(),
    /** Closed because the customer had not asked: of those that were recognised. */
    lifted: z.int(),
    open: z.int(),
    /** Likely questions of which an operator has said that they are none. */
    denied: z.int(),
  }),
  errors: ['siteowner_not_found'],
})

const unansweredInquiry = openInquiry.extend({
  ...chat,
})
export type UnansweredInquiry = z.infer<typeof unansweredInquiry>

export const listUnansweredInquiries = endpoint({
  method: 'GET',
  path: '/api/inquiries',
  summary:
    'List the customers who asked who writes at least five minutes ago and have no true answer yet, the longest wait first',
  access: 'escalations',
  automatic: true,
  query: z.strictObject({ cursor: listCursor.optional(), ...pageQuery }),
  response: listPage(unansweredInquiry, listCursor),
})

/** All endpoints about inquiries, for the list of the contract. */
export const inquiryEndpoints = {
  markAsked,
  denyQuestion,
  liftInquiry,
  getTrueAnswers,
  getInquiryCounts,
  listUnansweredInquiries,
}
