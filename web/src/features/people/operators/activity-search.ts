import { type ActivityKind, activityKinds } from '@panel/contract/rules/operator-views'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { type PeriodSearch, periodIn } from '../../../ui/words/period'

/** The filters of the activity in the URL of an operator's page. */
export type ActivitySearch = PeriodSearch & { kind?: ActivityKind }

export const readActivitySearch = (search: Record<string, unknown>): ActivitySearch => ({
  ...periodIn(search),
  ...withoutUndefined({ kind: activityKinds.find((kind) => kind === search.kind) }),
})
