import { idIn, withoutUndefined } from '../../ui/search-values'

/** The shown list and the open escalation, in the URL of the page. */
export type EscalationSearch = { state?: 'settled'; id?: number }

export const readEscalationSearch = (search: Record<string, unknown>): EscalationSearch =>
  withoutUndefined({
    state: search.state === 'settled' ? ('settled' as const) : undefined,
    id: idIn(search.id),
  })
