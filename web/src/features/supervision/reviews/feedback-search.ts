import { type FeedbackState, feedbackStates } from '@panel/contract/rules/review-rules'
import { idIn, withoutUndefined } from '../../../ui/lists/search-values'

/** The filter of the list, in the URL of the page. */
export type FeedbackFilters = { state?: FeedbackState }
/** The filter and the open review, in the URL of the page. */
export type FeedbackSearch = FeedbackFilters & { id?: number }

export const readFeedbackSearch = (search: Record<string, unknown>): FeedbackSearch =>
  withoutUndefined({
    id: idIn(search.id),
    state: feedbackStates.find((state) => state === search.state),
  })
