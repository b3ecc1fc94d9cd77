import {
  type OperatorSort,
  type OperatorView,
  operatorSorts,
  operatorViews,
} from '@panel/contract/rules/operator-views'
import { idIn, languageIn, textIn, withoutUndefined } from '../../../ui/lists/search-values'

/** The filters of the list in the URL of the page. */
export type OperatorsSearch = {
  q?: string
  view?: OperatorView
  team_id?: number
  level_id?: number
  language?: string
  siteowner_id?: number
  two_factor?: 'on' | 'none'
  sort?: OperatorSort
  order?: 'descending'
}

export const readOperatorsSearch = (search: Record<string, unknown>): OperatorsSearch =>
  withoutUndefined({
    q: textIn(search.q, 100),
    view: operatorViews.find((view) => view === search.view),
    team_id: idIn(search.team_id),
    level_id: idIn(search.level_id),
    language: languageIn(search.language),
    siteowner_id: idIn(search.siteowner_id),
    two_factor: (['on', 'none'] as const).find((each) => each === search.two_factor),
    sort: operatorSorts.find((sort) => sort === search.sort),
    order: search.order === 'descending' ? 'descending' : undefined,
  })
