import { feedbackStates } from '@panel/contract/rules/review-rules'
import { idIn, oneOf, searchOf } from '../../../ui/lists/search-values'

/** Reads the filter and the open review from the URL of the page. */
export const readFeedbackSearch = searchOf({ id: idIn, state: oneOf(feedbackStates) })
export type FeedbackSearch = ReturnType<typeof readFeedbackSearch>
/** The filter of the list. */
export type FeedbackFilters = Pick<FeedbackSearch, 'state'>
