import { type EscalationKind, escalationKinds } from '@panel/contract/rules/hold-rules'
import { idIn, withoutUndefined } from '../../../ui/lists/search-values'

/** The lists of the page in their order. */
export const escalationStates = ['open', 'appeals', 'settled'] as const

/** The filters of escalations; appeals have none. */
export type EscalationFilter = { kind?: EscalationKind; operator_id?: number; siteowner_id?: number }

/** The shown list with its filters, and the open escalation or appeal, in the URL of the page. */
export type EscalationSearch = EscalationFilter & { state?: 'settled' | 'appeals'; id?: number }

export const readEscalationSearch = (search: Record<string, unknown>): EscalationSearch =>
  withoutUndefined({
    state: (['settled', 'appeals'] as const).find((state) => state === search.state),
    kind: escalationKinds.find((kind) => kind === search.kind),
    operator_id: idIn(search.operator_id),
    siteowner_id: idIn(search.siteowner_id),
    id: idIn(search.id),
  })

/** The query of a list of escalations, of its file and of its number. */
export const escalationFilters = ({ state, kind, operator_id, siteowner_id }: EscalationSearch) => ({
  state: state === 'settled' ? state : ('open' as const),
  ...withoutUndefined({ kind, operator_id, siteowner_id }),
})
