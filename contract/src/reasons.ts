import { z } from 'zod'
import { allReasonCodes, type ReasonCode } from './enumerations.ts'
import { filledText } from './fields.ts'
import { issue } from './issues.ts'

/** Why somebody takes a break, skips or hands over: a code, the operator's own words, or both. */
const given = z.object({
  reason_code: z.enum(allReasonCodes).nullable(),
  reason_words: z.string().nullable(),
})
export type Reason = z.infer<typeof given>

/** A reason in answers. Spread into the object that has it. */
export const reasonGiven = {
  ...given.shape,
  /** Code and words as one English text, for pages of the previous release. The next release removes it. */
  reason: z.string(),
}

/** A list of reasons: a handover after skips has one for each operator who skipped. */
export const reasonList = z.array(given)

/** A reason in a body. Spread into a strict object, which then needs `.refine(...hasReason).refine(...hasOneReason)`. */
export const reasonAsked = <Code extends ReasonCode>(codes: readonly Code[], wordsAtMost: number) => ({
  reason_code: z.enum(codes).optional(),
  reason_words: filledText(wordsAtMost).optional(),
  /**
   * What pages of the previous release send in place of code and words: both as one English text. An operator may keep such a
   * page open for hours. The next release refuses it.
   */
  reason: filledText(wordsAtMost).optional(),
})

type Asked = {
  reason_code?: ReasonCode | undefined
  reason_words?: string | undefined
  reason?: string | undefined
}

export const hasReason = [
  ({ reason_code, reason_words, reason }: Asked) => (reason_code ?? reason_words ?? reason) !== undefined,
  { path: ['reason_words'], ...issue('required') },
] satisfies [unknown, object]

export const hasOneReason = [
  ({ reason_code, reason_words, reason }: Asked) => !(reason && (reason_code || reason_words)),
  { path: ['reason'], ...issue('not_together', { fields: 'reason_code, reason_words' }) },
] satisfies [unknown, object]
