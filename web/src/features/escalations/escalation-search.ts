import { idIn, withoutUndefined } from '../../ui/search-values'

/** The lists of the page in their order. */
export const escalationStates = ['open', 'appeals', 'settled'] as const

/** The shown list, and the open escalation or appeal, in the URL of the page. */
export type EscalationSearch = { state?: 'settled' | 'appeals'; id?: number }

export const readEscalationSearch = (search: Record<string, unknown>): EscalationSearch =>
  withoutUndefined({
    state: (['settled', 'appeals'] as const).find((state) => state === search.state),
    id: idIn(search.id),
  })
