/** The key of the questions without an answer; their hint refreshes them. */
export const coachQuestionsKey = ['coach-questions'] as const
