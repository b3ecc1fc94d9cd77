import { type SentMessageType, sentMessageTypes, yesNo } from '@panel/contract/rules/enumerations'
import {
  type HistoryLength,
  type HistoryMark,
  historyLengths,
  historyMarks,
  searchLength,
} from '@panel/contract/rules/history-filters'
import { idIn, languageIn, textIn, withoutUndefined } from '../../../ui/lists/search-values'
import { type PeriodSearch, periodIn } from '../../../ui/words/period'

/** The lengths in their order. The cast: Object.keys forgets the names. */
export const lengthNames = Object.keys(historyLengths) as HistoryLength[]

/** The search of the message history, its filters and the row whose preview is open, in the URL of the page. */
export type HistorySearch = PeriodSearch & {
  q?: string
  /** A search without it shows the best matches. */
  order?: 'newest'
  type?: SentMessageType
  operator_id?: number
  team_id?: number
  siteowner_id?: number
  language?: string
  answered?: 'yes' | 'no'
  length?: HistoryLength
  marked?: HistoryMark
  /** The id of an entry. */
  message?: number
}

export const readHistorySearch = (search: Record<string, unknown>): HistorySearch => ({
  ...periodIn(search),
  ...withoutUndefined({
    q: textIn(search.q, searchLength)?.trim() || undefined,
    order: search.order === 'newest' ? ('newest' as const) : undefined,
    type: sentMessageTypes.find((type) => type === search.type),
    operator_id: idIn(search.operator_id),
    team_id: idIn(search.team_id),
    siteowner_id: idIn(search.siteowner_id),
    language: languageIn(search.language),
    answered: yesNo.find((answer) => answer === search.answered),
    length: lengthNames.find((length) => length === search.length),
    marked: historyMarks.find((mark) => mark === search.marked),
    message: idIn(search.message),
  }),
})
