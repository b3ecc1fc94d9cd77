import type { FastifyInstance } from 'fastify'
import { exportedLists } from './exported-lists.ts'
import { awayRoutes } from './features/answering/away/routes.ts'
import { chatRuleRoutes } from './features/answering/chat-rules/routes.ts'
import { inquiryRoutes } from './features/answering/inquiries/routes.ts'
import { lastChatRoutes } from './features/answering/last-chat/routes.ts'
import { leavingRoutes } from './features/answering/leaving/routes.ts'
import { liveRoutes } from './features/answering/live/routes.ts'
import { messageRoutes } from './features/answering/messages/routes.ts'
import { openSends } from './features/answering/messages/sends.ts'
import { pokeRuleRoutes } from './features/answering/poke-rules/routes.ts'
import { openClaims } from './features/answering/queue/claims.ts'
import { openQueueCounter } from './features/answering/queue/counts.ts'
import { openInHandReads } from './features/answering/queue/in-hand-reads.ts'
import { queueRoutes } from './features/answering/queue/routes.ts'
import { reminderRoutes } from './features/answering/reminders/routes.ts'
import { savedReplyRoutes } from './features/answering/saved-replies/routes.ts'
import { sendCheckRoutes } from './features/answering/send-checks/routes.ts'
import { unsentRoutes } from './features/answering/unsent/routes.ts'
import { customerRoutes } from './features/conversations/customers/routes.ts'
import { helpLineRoutes } from './features/conversations/help-lines/routes.ts'
import { holdRoutes } from './features/conversations/holds/routes.ts'
import { conversationRoutes } from './features/conversations/routes.ts'
import { toldFactRoutes } from './features/conversations/told-facts/routes.ts'
import { historyRoutes } from './features/insight/history/routes.ts'
import { profileReportRoutes } from './features/insight/profile-reports/routes.ts'
import { myDayRoutes } from './features/insight/stats/my-day-routes.ts'
import { statsRoutes } from './features/insight/stats/routes.ts'
import { accountRoutes } from './features/people/account/routes.ts'
import { hoursRoutes } from './features/people/hours/routes.ts'
import { loginHistoryRoutes } from './features/people/login-history/routes.ts'
import { operatorsRoutes } from './features/people/operators/routes.ts'
import { permissionRoutes } from './features/people/permissions/routes.ts'
import { setupRoutes } from './features/people/setup/routes.ts'
import { openLockout } from './features/people/sign-in/lockout.ts'
import { signInRoutes } from './features/people/sign-in/routes.ts'
import { welfareRoutes } from './features/people/welfare/routes.ts'
import { giftRoutes } from './features/profiles/gifts/routes.ts'
import { photoRoutes } from './features/profiles/photos/routes.ts'
import { profileSetRoutes } from './features/profiles/profile-sets/routes.ts'
import { profileTextRoutes } from './features/profiles/profile-texts/routes.ts'
import { customerRightsRoutes } from './features/safety/customer-rights/routes.ts'
import { disclosureRoutes } from './features/safety/disclosures/routes.ts'
import { erasureRoutes } from './features/safety/erasures/routes.ts'
import { escalationRoutes } from './features/safety/escalations/routes.ts'
import { evidenceRoutes } from './features/safety/evidence/routes.ts'
import { retentionRoutes } from './features/safety/retention/routes.ts'
import { apiDocsRoutes } from './features/service/api-docs/routes.ts'
import { auditRoutes } from './features/service/audit/routes.ts'
import { exportRoutes } from './features/service/exports/routes.ts'
import { goLiveRoutes } from './features/service/go-live/routes.ts'
import { releaseRoutes } from './features/service/releases/routes.ts'
import { siteDocsRoutes } from './features/service/site-docs/routes.ts'
import { listViewRoutes } from './features/settings/list-views/routes.ts'
import { reasonRoutes } from './features/settings/reasons/routes.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { wordListRoutes } from './features/settings/word-lists/routes.ts'
import { siteRoutes } from './features/sites/routes.ts'
import { siteownerRoutes } from './features/sites/siteowners/routes.ts'
import { appealRoutes } from './features/supervision/appeals/routes.ts'
import { boardRoutes } from './features/supervision/board/routes.ts'
import { coachNoteRoutes } from './features/supervision/coach-notes/routes.ts'
import { coachQuestionRoutes } from './features/supervision/coach-questions/routes.ts'
import { fairnessRoutes } from './features/supervision/fairness/routes.ts'
import { messageReportRoutes } from './features/supervision/message-reports/routes.ts'
import { overviewRoutes } from './features/supervision/overview/routes.ts'
import { presenceRoutes } from './features/supervision/presence/routes.ts'
import { reviewRoutes } from './features/supervision/reviews/routes.ts'
import { skiplogRoutes } from './features/supervision/skiplog/routes.ts'
import { demoTourRoutes } from './features/user/demo-tour/routes.ts'
import { mineRoutes } from './features/user/mine/routes.ts'
import { openPresentUser } from './features/user/present-user.ts'
import { receiptRoutes } from './features/user/receipts/routes.ts'
import type { Services } from './services.ts'

/** Registers the routes of all features. */
export function registerFeatures(app: FastifyInstance, services: Services) {
  const claims = openClaims(services)
  const reads = openInHandReads(services)
  const lockout = openLockout(services.db, services.secrets)
  const counter = openQueueCounter(services.db, services.caches)
  const presentUser = openPresentUser(services, counter)
  signInRoutes({ ...services, lockout, presentUser })
  accountRoutes({ ...services, lockout })
  welfareRoutes(services)
  hoursRoutes(services)
  setupRoutes({ ...services, presentUser })
  queueRoutes({ ...services, claims, reads, counter })
  unsentRoutes({ ...services, reads })
  reminderRoutes(services)
  lastChatRoutes(services)
  conversationRoutes(services)
  overviewRoutes(services)
  leavingRoutes({ ...services, claims, reads })
  appealRoutes({ ...services, claims, reads })
  escalationRoutes(services)
  evidenceRoutes(services)
  erasureRoutes(services)
  customerRightsRoutes(services)
  retentionRoutes(services)
  holdRoutes(services)
  inquiryRoutes(services)
  helpLineRoutes(services)
  chatRuleRoutes(services)
  sendCheckRoutes(services)
  reasonRoutes(services)
  customerRoutes(services)
  messageRoutes({
    ...services,
    claims,
    reads,
    sends: openSends({ ...services, languageOf: reads.languageOf }),
  })
  photoRoutes(services)
  profileSetRoutes(services)
  profileReportRoutes(services)
  giftRoutes(services)
  messageReportRoutes(services)
  coachNoteRoutes(services)
  coachQuestionRoutes(services)
  reviewRoutes(services)
  toldFactRoutes(services)
  pokeRuleRoutes(services)
  savedReplyRoutes(services)
  permissionRoutes({ ...services, presentUser })
  profileTextRoutes(services)
  settingsRoutes(services)
  releaseRoutes(services)
  goLiveRoutes(services)
  auditRoutes(services)
  awayRoutes(services)
  presenceRoutes(services)
  boardRoutes({ ...services, counter })
  myDayRoutes(services)
  mineRoutes(services)
  receiptRoutes(services)
  demoTourRoutes(services)
  statsRoutes(services)
  fairnessRoutes(services)
  skiplogRoutes(services)
  historyRoutes(services)
  loginHistoryRoutes(services)
  const lists = exportedLists(services.secrets)
  exportRoutes(services, lists)
  listViewRoutes(services, lists)
  operatorsRoutes({ ...services, presentUser })
  liveRoutes(app, services)
  siteownerRoutes(services)
  disclosureRoutes(services)
  wordListRoutes(services)
  siteRoutes(services)
  apiDocsRoutes(services)
  siteDocsRoutes(services)
}
