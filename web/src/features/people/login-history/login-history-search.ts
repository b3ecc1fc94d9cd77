import { type LoginOutcome, loginOutcomes } from '@panel/contract/rules/enumerations'
import { idIn, withoutUndefined } from '../../../ui/lists/search-values'
import { type PeriodSearch, periodIn } from '../../../ui/words/period'

/** The filters of the login history in the URL of the page. */
export type LoginHistorySearch = PeriodSearch & { operator_id?: number; outcome?: LoginOutcome }

export const readLoginHistorySearch = (search: Record<string, unknown>): LoginHistorySearch => ({
  ...periodIn(search),
  ...withoutUndefined({
    operator_id: idIn(search.operator_id),
    outcome: loginOutcomes.find((outcome) => outcome === search.outcome),
  }),
})
