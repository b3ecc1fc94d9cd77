import { loginOutcomes } from '@panel/contract/rules/enumerations'
import { idIn, oneOf, searchOf } from '../../../ui/lists/search-values'
import { withPeriod } from '../../../ui/words/period'

/** Reads the filters of the login history from the URL of the page. */
export const readLoginHistorySearch = withPeriod(
  searchOf({ operator_id: idIn, outcome: oneOf(loginOutcomes) }),
)
export type LoginHistorySearch = ReturnType<typeof readLoginHistorySearch>
