import { sampleStates, trendWeeks } from '@panel/contract/rules/review-rules'
import { idIn, oneOf, searchOf } from '../../../ui/lists/search-values'

const trends = {
  view: oneOf(['trends']),
  weeks: (value: unknown) => oneOf(trendWeeks)(String(value)),
  team_id: idIn,
  operator_id: idIn,
  siteowner_id: idIn,
}

/** Reads the filter of the samples, the open one and its open message, or the trends with their filters, from the URL of the page. */
export const readReviewsSearch = searchOf({ state: oneOf(sampleStates), sample: idIn, id: idIn, ...trends })
export type ReviewSearch = ReturnType<typeof readReviewsSearch>
export type TrendSearch = Pick<ReviewSearch, keyof typeof trends>
