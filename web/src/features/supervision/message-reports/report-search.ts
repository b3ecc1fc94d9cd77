import {
  type ReportAssignee,
  type ReportState,
  reportAssignees,
  reportStates,
} from '@panel/contract/rules/report-outcomes'
import { idIn, withoutUndefined } from '../../../ui/lists/search-values'
import { type PeriodSearch, periodIn } from '../../../ui/words/period'

/** The shown list, its filters and the open case, or the statistics, in the URL of the page. */
export type ReportSearch = PeriodSearch & {
  view?: 'stats'
  state?: ReportState
  id?: number
  reason_id?: number
  assignee?: ReportAssignee
  /** The writer of the message. */
  operator_id?: number
  siteowner_id?: number
  founded?: 'yes'
}

export const readCaseSearch = (search: Record<string, unknown>): ReportSearch => ({
  ...periodIn(search),
  ...withoutUndefined({
    view: search.view === 'stats' ? ('stats' as const) : undefined,
    state: reportStates.find((state) => state === search.state),
    id: idIn(search.id),
    reason_id: idIn(search.reason_id),
    assignee: reportAssignees.find((assignee) => assignee === search.assignee),
    operator_id: idIn(search.operator_id),
    siteowner_id: idIn(search.siteowner_id),
    founded: search.founded === 'yes' ? ('yes' as const) : undefined,
  }),
})
