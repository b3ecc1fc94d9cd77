import type { AuditSearch } from '../features/audit/audit-search'
import type { CustomerRightsSearch } from '../features/customer-rights/customer-rights-search'
import type { ShowingsSearch } from '../features/disclosures/showings-search'
import type { EscalationSearch } from '../features/escalations/escalation-search'
import type { HoldsSearch } from '../features/escalations/holds-search'
import type { ExportsSearch } from '../features/exports/exports-search'
import type { FairnessSearch } from '../features/fairness/fairness-search'
import type { GiftsSearch } from '../features/gifts/gifts-search'
import type { HistorySearch } from '../features/history/history-search'
import type { LoginHistorySearch } from '../features/login-history/login-history-search'
import type { ReportSearch as CaseSearch } from '../features/message-reports/report-search'
import type { ActivitySearch } from '../features/operators/activity-search'
import type { OperatorsSearch } from '../features/operators/operators-search'
import type { ReportSearch } from '../features/profile-reports/report-search'
import type { ProfileSetsSearch } from '../features/profile-sets/profile-sets-search'
import type { TextSearch } from '../features/profile-texts/text-search'
import type { FeedbackSearch } from '../features/reviews/feedback-search'
import type { ReviewSearch } from '../features/reviews/review-search'
import type { SavedRepliesSearch } from '../features/saved-replies/saved-replies-search'
import type { SkiplogSearch } from '../features/skiplog/skiplog-search'
import type { StatsSearch } from '../features/stats/stats-search'
import type { WordListSearch } from '../features/word-lists/word-list-search'

/** The search parameters of the pages that have some. Each page reads them in its own file, which is loaded with it. */
export type PageSearch = {
  '/exports': ExportsSearch
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
}
