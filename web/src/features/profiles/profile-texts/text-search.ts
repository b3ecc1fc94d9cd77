import type { ProfileTextStatus } from '@panel/contract/rules/enumerations'
import { idIn, withoutUndefined } from '../../../ui/lists/search-values'

export type WaitingStatus = Exclude<ProfileTextStatus, 'approved'>
export const waitingStatuses = ['to_write', 'to_review', 'returned'] as const satisfies WaitingStatus[]

/** The shown list and the open text, in the URL of the page. */
export type TextSearch = { status?: WaitingStatus; id?: number }

export const readTextSearch = (search: Record<string, unknown>): TextSearch => ({
  ...withoutUndefined({
    status: waitingStatuses.find((status) => status === search.status),
    id: idIn(search.id),
  }),
})
