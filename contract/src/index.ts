import { accountEndpoints } from './account.ts'
import { apiDocsEndpoints } from './api-docs.ts'
import { auditEndpoints } from './audit.ts'
import { awayEndpoints } from './away.ts'
import { boardEndpoints } from './board.ts'
import { boardActEndpoints } from './board-acts.ts'
import { boardWallEndpoints } from './board-walls.ts'
import { readCoachNote } from './coach-notes.ts'
import { conversationEndpoints } from './conversations.ts'
import { getCustomerChats } from './customer-chats.ts'
import { customerEndpoints } from './customers.ts'
import { deliveryEndpoints } from './deliveries.ts'
import type { Endpoint } from './endpoint.ts'
import { exportEndpoints } from './exports.ts'
import { fairnessEndpoints } from './fairness.ts'
import { feedbackEndpoints } from './feedback.ts'
import { giftEndpoints, putGift } from './gifts.ts'
import { historyEndpoints } from './history.ts'
import { holdEndpoints } from './holds.ts'
import { inquiryEndpoints } from './inquiries.ts'
import { sendInvitation } from './invitation-mail.ts'
import { invitationEndpoints } from './invitations.ts'
import { leavingEndpoints } from './leaving.ts'
import { listViewEndpoints } from './list-views.ts'
import { getEvents } from './live.ts'
import { loginHistoryEndpoints } from './login-history.ts'
import { deleteMessage, markMessage } from './message-marks.ts'
import { sendMessage } from './messages.ts'
import { getMyDay } from './my-day.ts'
import { listOperatorActivity } from './operator-activity.ts'
import { operatorNoteEndpoints } from './operator-notes.ts'
import { operatorEndpoints } from './operators.ts'
import { listConversations } from './overview.ts'
import { levelEndpoints } from './permissions.ts'
import { getSitePhoto, photoEndpoints } from './photos.ts'
import { getPokeRules, putPokeRule } from './poke-rules.ts'
import { getPresence } from './presence.ts'
import { profileReportEndpoints } from './profile-reports.ts'
import { profileSetEndpoints } from './profile-set-endpoints.ts'
import { profileTextEndpoints } from './profile-texts.ts'
import { queueEndpoints } from './queue.ts'
import { getReasons } from './reasons.ts'
import { getLastRelease } from './releases.ts'
import { messageReportEndpoints } from './report-cases.ts'
import { reviewEndpoints } from './reviews.ts'
import { savedReplyEndpoints } from './saved-replies.ts'
import { serviceSettingsEndpoints } from './service-settings.ts'
import { settingsEndpoints } from './settings.ts'
import { setupEndpoints } from './setup.ts'
import {
  choosePassword,
  endCodeWarning,
  getTfa,
  getUser,
  signIn,
  signOut,
  signOutByLink,
  verifyTfa,
} from './sign-in.ts'
import { findSimilarMessage } from './similar-messages.ts'
import { siteownerEndpoints } from './siteowners.ts'
import { siteEndpoints } from './sites.ts'
import { skipEndpoints } from './skiplog.ts'
import { statsEndpoints } from './stats.ts'
import { toldFactEndpoints } from './told-facts.ts'
import { twoFactorResetEndpoints } from './two-factor-resets.ts'
import { welfareEndpoints } from './welfare.ts'
import { wordListEndpoints } from './word-lists.ts'

/** Every endpoint of the panel and of the site API. The server registers each of them exactly once. */
export const endpoints = {
  signIn,
  getUser,
  signOut,
  signOutByLink,
  getTfa,
  verifyTfa,
  choosePassword,
  endCodeWarning,
  ...accountEndpoints,
  ...welfareEndpoints,
  ...setupEndpoints,
  ...queueEndpoints,
  getMyDay,
  getPresence,
  ...boardEndpoints,
  ...boardActEndpoints,
  ...boardWallEndpoints,
  listConversations,
  ...conversationEndpoints,
  ...customerEndpoints,
  sendMessage,
  ...photoEndpoints,
  ...giftEndpoints,
  ...leavingEndpoints,
  ...inquiryEndpoints,
  ...holdEndpoints,
  getCustomerChats,
  ...toldFactEndpoints,
  findSimilarMessage,
  ...savedReplyEndpoints,
  getPokeRules,
  putPokeRule,
  ...awayEndpoints,
  markMessage,
  deleteMessage,
  getReasons,
  ...messageReportEndpoints,
  readCoachNote,
  ...reviewEndpoints,
  ...feedbackEndpoints,
  ...statsEndpoints,
  ...fairnessEndpoints,
  ...skipEndpoints,
  ...historyEndpoints,
  ...profileSetEndpoints,
  ...profileReportEndpoints,
  ...loginHistoryEndpoints,
  ...auditEndpoints,
  ...exportEndpoints,
  ...listViewEndpoints,
  ...invitationEndpoints,
  ...operatorEndpoints,
  ...twoFactorResetEndpoints,
  listOperatorActivity,
  ...operatorNoteEndpoints,
  sendInvitation,
  getEvents,
  ...levelEndpoints,
  ...settingsEndpoints,
  ...profileTextEndpoints,
  getLastRelease,
  ...serviceSettingsEndpoints,
  ...siteownerEndpoints,
  ...wordListEndpoints,
  ...deliveryEndpoints,
  ...siteEndpoints,
  getSitePhoto,
  putGift,
  ...apiDocsEndpoints,
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

export * from './account.ts'
export * from './api-docs.ts'
export * from './attachments/attachment.ts'
export * from './audit.ts'
export * from './away.ts'
export * from './board.ts'
export * from './board-acts.ts'
export * from './board-walls.ts'
export * from './coach-notes.ts'
export * from './conversation-hold.ts'
export * from './conversations.ts'
export * from './csv-query.ts'
export * from './customer-chats.ts'
export * from './customer-profile.ts'
export * from './customers.ts'
export * from './deliveries.ts'
export * from './disclosures.ts'
export * from './endpoint.ts'
export * from './escalations.ts'
export * from './exports.ts'
export * from './fairness.ts'
export * from './feedback.ts'
export * from './gifts.ts'
export * from './history.ts'
export * from './holds.ts'
export * from './inquiries.ts'
export * from './invitation-mail.ts'
export * from './invitations.ts'
export * from './leaving.ts'
export * from './list-views.ts'
export * from './live.ts'
export * from './login.ts'
export * from './login-history.ts'
export * from './message-marks.ts'
export * from './message-reports.ts'
export * from './messages.ts'
export * from './my-day.ts'
export * from './operator-activity.ts'
export * from './operator-detail.ts'
export * from './operator-notes.ts'
export * from './operators.ts'
export * from './overview.ts'
export * from './permissions.ts'
export * from './photos.ts'
export * from './poke-rules.ts'
export * from './presence.ts'
export * from './profile-reports.ts'
export * from './profile-set-photos.ts'
export * from './profile-set-profiles.ts'
export * from './profile-sets.ts'
export * from './profile-texts.ts'
export * from './queue.ts'
export * from './reasons.ts'
export * from './releases.ts'
export * from './report-cases.ts'
export * from './report-stats.ts'
export * from './review-cards.ts'
export * from './review-trends.ts'
export * from './reviews.ts'
export * from './rules/index.ts'
export * from './saved-replies.ts'
export * from './service-settings.ts'
export * from './settings.ts'
export * from './setup.ts'
export * from './sign-in.ts'
export * from './similar-messages.ts'
export * from './siteowners.ts'
export * from './sites.ts'
export * from './skiplog.ts'
export * from './stats.ts'
export * from './stats-groups.ts'
export * from './told-facts.ts'
export * from './two-factor-resets.ts'
export * from './welfare.ts'
export * from './word-lists.ts'
