import { ownActFilters } from '@panel/contract/rules/own-acts'
import { idIn, oneOf, searchOf } from '../../../ui/lists/search-values'

/** Reads from the URL which acts are listed: of a kind, and of the shift of a receipt. */
export const readMineSearch = searchOf({ kind: oneOf(ownActFilters), receipt: idIn })
export type MineSearch = ReturnType<typeof readMineSearch>
