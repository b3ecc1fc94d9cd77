import { type HoldKind, holdKinds } from '@panel/contract/rules/hold-kinds'
import { idIn, withoutUndefined } from '../../../ui/lists/search-values'

/** The filters of the board of holds in the URL of the page. */
export type HoldsSearch = {
  state?: 'released'
  kind?: HoldKind
  operator_id?: number
  siteowner_id?: number
}

export const readHoldsSearch = (search: Record<string, unknown>): HoldsSearch =>
  withoutUndefined({
    state: search.state === 'released' ? ('released' as const) : undefined,
    kind: holdKinds.find((kind) => kind === search.kind),
    operator_id: idIn(search.operator_id),
    siteowner_id: idIn(search.siteowner_id),
  })
