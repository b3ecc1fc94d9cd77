import { idIn, withoutUndefined } from '../../ui/search-values'

/** The open review, in the URL of the page. */
export type FeedbackSearch = { id?: number }

export const readFeedbackSearch = (search: Record<string, unknown>): FeedbackSearch =>
  withoutUndefined({ id: idIn(search.id) })
