import { idIn, languageIn, withoutUndefined } from '../../../ui/lists/search-values'
import { type PeriodSearch, periodIn } from '../../../ui/words/period'

/** The filters of the skiplog in the URL of the page. */
export type SkiplogSearch = PeriodSearch & { operator_id?: number; language?: string; siteowner_id?: number }

export const readSkiplogSearch = (search: Record<string, unknown>): SkiplogSearch => ({
  ...periodIn(search),
  ...withoutUndefined({
    operator_id: idIn(search.operator_id),
    language: languageIn(search.language),
    siteowner_id: idIn(search.siteowner_id),
  }),
})
