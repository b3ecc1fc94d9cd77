import type { QuestionKind } from './enumerations.ts'

/** Maximum length of an approved answer, in characters. Words of the operator fit beside it in a message. */
export const approvedAnswerLength = 1_000

/** Maximum number of approved answers of a site owner in one language: each has a digit. */
export const maxApprovedAnswers = 9

/** Maximum length of the reason why a customer has not asked who writes, in characters. */
export const liftReasonLength = 200

/**
 * The questions that open an inquiry: nothing but a true answer is sent until it is closed. What else is recognised is only shown, because
 * it is too often not meant so (decision 40).
 */
export const enforcedQuestions: readonly QuestionKind[] = ['real', 'bot', 'operator', 'paid']

/** Minutes after which the masters see a question who writes that has no true answer. */
export const mastersSeeAfter = 5

/** The days over which inquiries are counted for the site owner. */
export const inquiryDays = 30
