import { type SampleState, sampleStates, trendWeeks } from '@panel/contract/rules/review-rules'
import { idIn, withoutUndefined } from '../../../ui/lists/search-values'

/** The filter of the samples, the open one and its open message, or the trends with their filters, in the URL of the page. */
export type ReviewSearch = { state?: SampleState; sample?: number; id?: number } & TrendSearch
export type TrendSearch = {
  view?: 'trends'
  weeks?: (typeof trendWeeks)[number]
  team_id?: number
  operator_id?: number
  siteowner_id?: number
}

export const readReviewsSearch = (search: Record<string, unknown>): ReviewSearch =>
  withoutUndefined({
    state: sampleStates.find((state) => state === search.state),
    sample: idIn(search.sample),
    id: idIn(search.id),
    view: search.view === 'trends' ? ('trends' as const) : undefined,
    weeks: trendWeeks.find((weeks) => weeks === String(search.weeks)),
    team_id: idIn(search.team_id),
    operator_id: idIn(search.operator_id),
    siteowner_id: idIn(search.siteowner_id),
  })
