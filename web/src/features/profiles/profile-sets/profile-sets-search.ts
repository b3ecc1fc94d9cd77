import { yesNo } from '@panel/contract/rules/enumerations'
import { ageGroups, profileSetStates } from '@panel/contract/rules/profile-set-states'
import { wordListRules } from '@panel/contract/rules/word-list-rules'
import { idIn, languageIn, oneOf, searchOf, textIn } from '../../../ui/lists/search-values'

/** The views of the list: all sets, those of a state, or those with duplicates. */
export const setViews = ['all', ...profileSetStates, 'duplicates'] as const
export type SetView = (typeof setViews)[number]

/** Reads view and filters of the list from the URL of the page. */
export const readProfileSetsSearch = searchOf({
  view: oneOf([...profileSetStates, 'duplicates']),
  language: languageIn,
  siteowner_id: idIn,
  age: oneOf(ageGroups),
  region: (value) =>
    typeof value === 'string' && wordListRules.regions.code.test(value) ? value : undefined,
  used: oneOf(yesNo),
  search: (value) => textIn(value, 100),
})
export type ProfileSetsSearch = ReturnType<typeof readProfileSetsSearch>
