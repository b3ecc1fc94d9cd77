import type { SavedRepliesSearch } from '../features/answering/saved-replies/saved-replies-search'
import type { GiftsSearch } from '../features/conversations/gifts/gifts-search'
import type { MineSearch } from '../features/home/mine/mine-search'
import type { HistorySearch } from '../features/insight/history/history-search'
import type { ReportSearch } from '../features/insight/profile-reports/report-search'
import type { StatsSearch } from '../features/insight/stats/stats-search'
import type { MyHoursSearch, TeamHoursSearch } from '../features/people/hours/hours-search'
import type { LoginHistorySearch } from '../features/people/login-history/login-history-search'
import type { ActivitySearch } from '../features/people/operators/activity-search'
import type { OperatorsSearch } from '../features/people/operators/operators-search'
import type { ProfileSetsSearch } from '../features/profiles/profile-sets/profile-sets-search'
import type { TextSearch } from '../features/profiles/profile-texts/text-search'
import type { CustomerRightsSearch } from '../features/safety/customer-rights/customer-rights-search'
import type { ShowingsSearch } from '../features/safety/disclosures/showings-search'
import type { EscalationSearch } from '../features/safety/escalations/escalation-search'
import type { HoldsSearch } from '../features/safety/escalations/holds-search'
import type { AuditSearch } from '../features/service/audit/audit-search'
import type { ExportsSearch } from '../features/service/exports/exports-search'
import type { WordListSearch } from '../features/settings/word-lists/word-list-search'
import type { SiteownerSearch } from '../features/sites/siteowners/siteowner-search'
import type { FairnessSearch } from '../features/supervision/fairness/fairness-search'
import type { ReportSearch as CaseSearch } from '../features/supervision/message-reports/report-search'
import type { FeedbackSearch } from '../features/supervision/reviews/feedback-search'
import type { ReviewSearch } from '../features/supervision/reviews/review-search'
import type { SkiplogSearch } from '../features/supervision/skiplog/skiplog-search'
import type { TeamSearch } from '../features/supervision/team/team-search'

/** The search parameters of the pages that have some. Each page reads them in its own file, which is loaded with it. */
export type PageSearch = {
  '/mine': MineSearch
  '/exports': ExportsSearch
  '/team': TeamSearch
  '/hours': TeamHoursSearch
  '/my-hours': MyHoursSearch
  '/reviews': ReviewSearch
  '/feedback': FeedbackSearch
  '/fairness': FairnessSearch
  '/saved-replies': SavedRepliesSearch
  '/history': HistorySearch
  '/message-reports': CaseSearch
  '/escalations': EscalationSearch
  '/holds': HoldsSearch
  '/profilesets': ProfileSetsSearch
  '/profilesets/profile-text': TextSearch
  '/profilesets/report': ReportSearch
  '/profilesets/profile-text-report': ReportSearch
  '/operators': OperatorsSearch
  '/operators/$id': ActivitySearch
  '/stats': StatsSearch
  '/skiplog': SkiplogSearch
  '/operator-login-history': LoginHistorySearch
  '/audit': AuditSearch
  '/settings/disclosures': ShowingsSearch
  '/customer-rights': CustomerRightsSearch
  '/settings/gifts': GiftsSearch
  '/settings/lists/$id': WordListSearch
  '/settings/siteowners/$id': SiteownerSearch
}
