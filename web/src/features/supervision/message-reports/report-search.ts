import { reportAssignees, reportSources, reportStates } from '@panel/contract/rules/report-outcomes'
import { idIn, oneOf, searchOf } from '../../../ui/lists/search-values'
import { withPeriod } from '../../../ui/words/period'

/** Reads the shown list, its filters and the open case, or the statistics, from the URL of the page. */
export const readCaseSearch = withPeriod(
  searchOf({
    view: oneOf(['stats']),
    state: oneOf(reportStates),
    id: idIn,
    reason_id: idIn,
    assignee: oneOf(reportAssignees),
    /** The writer of the message. */
    operator_id: idIn,
    siteowner_id: idIn,
    founded: oneOf(['yes']),
    source: oneOf(reportSources),
  }),
)
export type ReportSearch = ReturnType<typeof readCaseSearch>
