import type { ProfileTextStatus } from '@panel/contract/rules/enumerations'
import { idIn, oneOf, searchOf } from '../../../ui/lists/search-values'

export type WaitingStatus = Exclude<ProfileTextStatus, 'approved'>
export const waitingStatuses = ['to_write', 'to_review', 'returned'] as const satisfies WaitingStatus[]

/** Reads the shown list and the open text from the URL of the page. */
export const readTextSearch = searchOf({ status: oneOf(waitingStatuses), id: idIn })
export type TextSearch = ReturnType<typeof readTextSearch>
