/** Maximum length of an approved answer, in characters. Words of the operator fit beside it in a message. */
export const approvedAnswerLength = 1_000

/** Maximum number of approved answers of a site owner in one language: each has a digit. */
export const maxApprovedAnswers = 9
