import { activityKinds } from '@panel/contract/rules/operator-views'
import { oneOf, searchOf } from '../../../ui/lists/search-values'
import { withPeriod } from '../../../ui/words/period'

/** Reads the filters of the activity from the URL of an operator's page. */
export const readActivitySearch = withPeriod(
  searchOf({
    kind: oneOf(activityKinds),
    /** The dialog that is open. */
    act: oneOf(['suspend']),
  }),
)
export type ActivitySearch = ReturnType<typeof readActivitySearch>
