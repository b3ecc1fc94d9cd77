import {
  type ReportAssignee,
  type ReportState,
  reportAssignees,
  reportStates,
} from '@panel/contract/report-outcomes'
import { idIn, withoutUndefined } from '../../ui/search-values'

/** The shown list, its filters and the open case, in the URL of the page. */
export type ReportSearch = { state?: ReportState; id?: number; reason_id?: number; assignee?: ReportAssignee }

export const readCaseSearch = (search: Record<string, unknown>): ReportSearch =>
  withoutUndefined({
    state: reportStates.find((state) => state === search.state),
    id: idIn(search.id),
    reason_id: idIn(search.reason_id),
    assignee: reportAssignees.find((assignee) => assignee === search.assignee),
  })
