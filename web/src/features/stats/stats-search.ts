import { type PeriodSearch, periodIn } from '../../ui/period'
import { idIn, withoutUndefined } from '../../ui/search-values'

/** The filters of the statistics in the URL of the page. */
export type StatsSearch = PeriodSearch & { operator_id?: number; siteowner_id?: number }

export const readStatsSearch = (search: Record<string, unknown>): StatsSearch => ({
  ...periodIn(search),
  ...withoutUndefined({ operator_id: idIn(search.operator_id), siteowner_id: idIn(search.siteowner_id) }),
})
