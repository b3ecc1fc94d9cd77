import { boardEndpoints } from './board.ts'
import { boardActEndpoints } from './board-acts.ts'
import { boardWallEndpoints } from './board-walls.ts'
import { readCoachNote } from './coach-notes.ts'
import { coachQuestionEndpoints } from './coach-questions.ts'
import { fairnessEndpoints } from './fairness.ts'
import { feedbackEndpoints } from './feedback.ts'
import { getConversationCount, getFoundConversations, listConversations } from './overview.ts'
import { getPresence } from './presence.ts'
import { messageReportEndpoints } from './report-cases.ts'
import { reviewEndpoints } from './reviews.ts'
import { skipEndpoints } from './skiplog.ts'

export * from './board.ts'
export * from './board-acts.ts'
export * from './board-walls.ts'
export * from './coach-notes.ts'
export * from './coach-questions.ts'
export * from './fairness.ts'
export * from './feedback.ts'
export * from './message-reports.ts'
export * from './overview.ts'
export * from './presence.ts'
export * from './report-cases.ts'
export * from './report-stats.ts'
export * from './review-cards.ts'
export * from './review-trends.ts'
export * from './reviews.ts'
export * from './skiplog.ts'

/** The endpoints of this domain. */
export const endpointsOfSupervision = {
  getPresence,
  ...boardEndpoints,
  ...boardActEndpoints,
  ...boardWallEndpoints,
  listConversations,
  getConversationCount,
  getFoundConversations,
  ...messageReportEndpoints,
  readCoachNote,
  ...coachQuestionEndpoints,
  ...reviewEndpoints,
  ...feedbackEndpoints,
  ...fairnessEndpoints,
  ...skipEndpoints,
} as const
