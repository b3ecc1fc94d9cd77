import { type AgeGroup, ageGroups, profileSetStates } from '@panel/contract/rules/profile-set-states'
import { wordListRules } from '@panel/contract/rules/word-list-rules'
import { idIn, languageIn, textIn, withoutUndefined } from '../../../ui/lists/search-values'

/** The views of the list: all sets, those of a state, or those with duplicates. */
export const setViews = ['all', ...profileSetStates, 'duplicates'] as const
export type SetView = (typeof setViews)[number]

/** View and filters of the list in the URL of the page. */
export type ProfileSetsSearch = {
  view?: Exclude<SetView, 'all'>
  language?: string
  siteowner_id?: number
  age?: AgeGroup
  region?: string
  used?: 'yes' | 'no'
  search?: string
}

const regionIn = (value: unknown) =>
  typeof value === 'string' && wordListRules.regions.code.test(value) ? value : undefined

export function readProfileSetsSearch(search: Record<string, unknown>): ProfileSetsSearch {
  const view = setViews.find((one) => one === search.view)
  const { used } = search
  return withoutUndefined({
    view: view === 'all' ? undefined : view,
    language: languageIn(search.language),
    siteowner_id: idIn(search.siteowner_id),
    age: ageGroups.find((group) => group === search.age),
    region: regionIn(search.region),
    used: used === 'yes' || used === 'no' ? used : undefined,
    search: textIn(search.search, 100),
  })
}
