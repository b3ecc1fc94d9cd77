import type { QuestionKind } from './enumerations.ts'

/** Maximum length of an approved answer, in characters. Words of the operator fit beside it in a message. */
export const approvedAnswerLength = 1_000

/** Maximum number of approved answers of a site owner in one language: each has a digit. */
export const maxApprovedAnswers = 9

/** Maximum length of the reason why a customer has not asked who writes, in characters. */
export const liftReasonLength = 200

/** Why a customer has not asked who writes, in the order of their digits. Own words are the other way. */
export const notAskedReasons = ['small_talk', 'about_others', 'greeting', 'plans'] as const
export type NotAskedReason = (typeof notAskedReasons)[number]

/** Minimum number of words of a reason in own words: one alone says nothing. */
export const liftReasonWords = 2

/** Whether a reason in own words has enough of them. A word has a letter or a digit. */
export const hasReasonWords = (reason: string) =>
  reason.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= liftReasonWords

/**
 * The questions that open an inquiry: nothing but a true answer is sent until it is closed. What else is recognised is only shown, because
 * it is too often not meant so (decision 40).
 */
export const enforcedQuestions: readonly QuestionKind[] = ['real', 'bot', 'operator', 'paid']

/** Minutes after which the masters see a question who writes that has no true answer. */
export const mastersSeeAfter = 5

/** The days over which inquiries are counted for the site owner. */
export const inquiryDays = 30
