import { escalationKinds } from '@panel/contract/rules/hold-rules'
import { idIn, oneOf, searchOf, withoutUndefined } from '../../../ui/lists/search-values'

/** The lists of the page in their order. */
export const escalationStates = ['open', 'appeals', 'settled'] as const

const filters = { kind: oneOf(escalationKinds), operator_id: idIn, siteowner_id: idIn }

/** Reads the shown list with its filters, and the open escalation or appeal, from the URL of the page. Appeals have no filters. */
export const readEscalationSearch = searchOf({ state: oneOf(['settled', 'appeals']), ...filters, id: idIn })
export type EscalationSearch = ReturnType<typeof readEscalationSearch>
export type EscalationFilter = Pick<EscalationSearch, keyof typeof filters>

/** The query of a list of escalations, of its file and of its number. */
export const escalationFilters = ({ state, kind, operator_id, siteowner_id }: EscalationSearch) => ({
  state: state === 'settled' ? state : ('open' as const),
  ...withoutUndefined({ kind, operator_id, siteowner_id }),
})
