import { holdKinds } from '@panel/contract/rules/hold-kinds'
import { idIn, oneOf, searchOf } from '../../../ui/lists/search-values'

/** Reads the filters of the board of holds from the URL of the page. */
export const readHoldsSearch = searchOf({
  state: oneOf(['released']),
  kind: oneOf(holdKinds),
  operator_id: idIn,
  siteowner_id: idIn,
})
export type HoldsSearch = ReturnType<typeof readHoldsSearch>
