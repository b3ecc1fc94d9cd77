import { idIn, textIn, withoutUndefined } from '../../../ui/lists/search-values'
import { type PeriodSearch, periodIn } from '../../../ui/words/period'

/** The filters of the report in the URL of the page. */
export type ShowingsSearch = PeriodSearch & {
  siteowner_id?: number
  language?: string
  /** Only with a language. */
  version?: string
  /** The site's id of a customer. */
  customer?: string
}

export function readShowingsSearch(search: Record<string, unknown>): ShowingsSearch {
  const language = textIn(search.language, 5)
  const known = language && /^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? language : undefined
  return {
    ...periodIn(search),
    ...withoutUndefined({
      siteowner_id: idIn(search.siteowner_id),
      language: known,
      version: known && textIn(search.version, 50),
      customer: textIn(search.customer, 200),
    }),
  }
}
