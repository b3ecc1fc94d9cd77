import { sentMessageTypes, yesNo } from '@panel/contract/rules/enumerations'
import {
  type HistoryLength,
  historyLengths,
  historyMarks,
  searchLength,
} from '@panel/contract/rules/history-filters'
import { idIn, languageIn, oneOf, searchOf, textIn } from '../../../ui/lists/search-values'
import { withPeriod } from '../../../ui/words/period'

/** The lengths in their order. The cast: Object.keys forgets the names. */
export const lengthNames = Object.keys(historyLengths) as HistoryLength[]

/** Reads the search of the message history, its filters and the row whose preview is open, from the URL of the page. */
export const readHistorySearch = withPeriod(
  searchOf({
    q: (value) => textIn(value, searchLength)?.trim() || undefined,
    /** A search without it shows the best matches. */
    order: oneOf(['newest']),
    type: oneOf(sentMessageTypes),
    operator_id: idIn,
    team_id: idIn,
    siteowner_id: idIn,
    language: languageIn,
    answered: oneOf(yesNo),
    length: oneOf(lengthNames),
    marked: oneOf(historyMarks),
    /** The id of an entry. */
    message: idIn,
  }),
)
export type HistorySearch = ReturnType<typeof readHistorySearch>
