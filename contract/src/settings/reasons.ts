import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nonBlankText } from '../fields.ts'
import { issue } from '../rules/issues.ts'
import { chosenWord } from './word-lists.ts'

const word = chosenWord.extend({
  /** What it is a reason for: `skip`, `away` or `handover`. */
  group: z.string().nullable(),
})

export const getReasons = endpoint({
  method: 'GET',
  path: '/api/reasons',
  summary:
    'List the reasons of skips, breaks and handovers, with their own texts. The pages have texts for the codes that they know',
  access: 'operator',
  automatic: true,
  /** `retired` ones can no longer be chosen; they are for reading stored reasons. */
  response: z.object({ reasons: z.array(word), retired: z.array(word) }),
})

/** The reason of a break, skip or handover: a code, the operator's own words, or both. */
const storedReason = z.object({
  /** A code of `getReasons`, or one that the panel itself gives. */
  reason_code: z.string().nullable(),
  reason_words: z.string().nullable(),
})
export type Reason = z.infer<typeof storedReason>

/** The fields of a reason in a response. Spread them into the object that has the reason. */
export const reasonFields = storedReason.shape

/** A list of reasons. A handover after skips has one reason per operator who skipped. */
export const reasonList = z.array(storedReason)

/** The fields of a reason in a request. Spread them into a strict object and add `.refine(...hasReason)`. */
export const reasonInput = (maxWords: number) => ({
  /** A code of `getReasons` that is in use. */
  reason_code: z
    .string()
    .regex(/^[a-z][a-z_]{0,39}$/, issue('not_a_code', { example: 'language' }))
    .optional(),
  reason_words: nonBlankText(maxWords).optional(),
})

type ReasonInput = {
  reason_code?: string | undefined
  reason_words?: string | undefined
}

export const hasReason = [
  ({ reason_code, reason_words }: ReasonInput) => (reason_code ?? reason_words) !== undefined,
  { path: ['reason_words'], ...issue('required') },
] satisfies [unknown, object]
