import type { FastifyInstance } from 'fastify'
import { exportedLists } from './exported-lists.ts'
import { accountRoutes } from './features/account/routes.ts'
import { apiDocsRoutes } from './features/api-docs/routes.ts'
import { appealRoutes } from './features/appeals/routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { awayRoutes } from './features/away/routes.ts'
import { boardRoutes } from './features/board/routes.ts'
import { coachNoteRoutes } from './features/coach-notes/routes.ts'
import { conversationRoutes } from './features/conversations/routes.ts'
import { customerRightsRoutes } from './features/customer-rights/routes.ts'
import { customerRoutes } from './features/customers/routes.ts'
import { disclosureRoutes } from './features/disclosures/routes.ts'
import { erasureRoutes } from './features/erasures/routes.ts'
import { escalationRoutes } from './features/escalations/routes.ts'
import { evidenceRoutes } from './features/evidence/routes.ts'
import { exportRoutes } from './features/exports/routes.ts'
import { fairnessRoutes } from './features/fairness/routes.ts'
import { giftRoutes } from './features/gifts/routes.ts'
import { helpLineRoutes } from './features/help-lines/routes.ts'
import { historyRoutes } from './features/history/routes.ts'
import { holdRoutes } from './features/holds/routes.ts'
import { inquiryRoutes } from './features/inquiries/routes.ts'
import { leavingRoutes } from './features/leaving/routes.ts'
import { listViewRoutes } from './features/list-views/routes.ts'
import { liveRoutes } from './features/live/routes.ts'
import { loginHistoryRoutes } from './features/login-history/routes.ts'
import { messageReportRoutes } from './features/message-reports/routes.ts'
import { messageRoutes } from './features/messages/routes.ts'
import { openSends } from './features/messages/sends.ts'
import { operatorsRoutes } from './features/operators/routes.ts'
import { overviewRoutes } from './features/overview/routes.ts'
import { permissionRoutes } from './features/permissions/routes.ts'
import { photoRoutes } from './features/photos/routes.ts'
import { pokeRuleRoutes } from './features/poke-rules/routes.ts'
import { presenceRoutes } from './features/presence/routes.ts'
import { profileReportRoutes } from './features/profile-reports/routes.ts'
import { profileSetRoutes } from './features/profile-sets/routes.ts'
import { profileTextRoutes } from './features/profile-texts/routes.ts'
import { openClaims } from './features/queue/claims.ts'
import { openQueueCounter } from './features/queue/counts.ts'
import { openInHandReads } from './features/queue/in-hand-reads.ts'
import { queueRoutes } from './features/queue/routes.ts'
import { reasonRoutes } from './features/reasons/routes.ts'
import { releaseRoutes } from './features/releases/routes.ts'
import { retentionRoutes } from './features/retention/routes.ts'
import { reviewRoutes } from './features/reviews/routes.ts'
import { savedReplyRoutes } from './features/saved-replies/routes.ts'
import { sendCheckRoutes } from './features/send-checks/routes.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { setupRoutes } from './features/setup/routes.ts'
import { openLockout } from './features/sign-in/lockout.ts'
import { signInRoutes } from './features/sign-in/routes.ts'
import { siteownerRoutes } from './features/siteowners/routes.ts'
import { siteRoutes } from './features/sites/routes.ts'
import { skiplogRoutes } from './features/skiplog/routes.ts'
import { myDayRoutes } from './features/stats/my-day-routes.ts'
import { statsRoutes } from './features/stats/routes.ts'
import { toldFactRoutes } from './features/told-facts/routes.ts'
import { openPresentUser } from './features/user/present-user.ts'
import { welfareRoutes } from './features/welfare/routes.ts'
import { wordListRoutes } from './features/word-lists/routes.ts'
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
  setupRoutes({ ...services, presentUser })
  queueRoutes({ ...services, claims, reads, counter })
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
  reviewRoutes(services)
  toldFactRoutes(services)
  pokeRuleRoutes(services)
  savedReplyRoutes(services)
  permissionRoutes({ ...services, presentUser })
  profileTextRoutes(services)
  settingsRoutes(services)
  releaseRoutes(services)
  auditRoutes(services)
  awayRoutes(services)
  presenceRoutes(services)
  boardRoutes({ ...services, counter })
  myDayRoutes(services)
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
}
