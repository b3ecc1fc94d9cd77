import { operatorSorts, operatorViews } from '@panel/contract/rules/operator-views'
import { idIn, languageIn, oneOf, searchOf, textIn } from '../../../ui/lists/search-values'

/** Reads the filters of the list from the URL of the page. */
export const readOperatorsSearch = searchOf({
  q: (value) => textIn(value, 100),
  view: oneOf(operatorViews),
  team_id: idIn,
  level_id: idIn,
  language: languageIn,
  siteowner_id: idIn,
  two_factor: oneOf(['on', 'none']),
  sort: oneOf(operatorSorts),
  order: oneOf(['descending']),
})
export type OperatorsSearch = ReturnType<typeof readOperatorsSearch>
