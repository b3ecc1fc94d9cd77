import { idIn, languageIn, searchOf } from '../../../ui/lists/search-values'
import { withPeriod } from '../../../ui/words/period'

/** Reads the filters of the skiplog from the URL of the page. */
export const readSkiplogSearch = withPeriod(
  searchOf({ operator_id: idIn, language: languageIn, siteowner_id: idIn }),
)
export type SkiplogSearch = ReturnType<typeof readSkiplogSearch>
