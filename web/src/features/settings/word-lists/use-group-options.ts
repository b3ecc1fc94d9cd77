import type { Word } from '@panel/contract'
import { reasonGroups } from '@panel/contract/rules/enumerations'
import type { WordList } from '@panel/contract/rules/word-list-names'
import { wordListRules } from '@panel/contract/rules/word-list-rules'
import { useTranslation } from 'react-i18next'
import { countryName } from '../../../ui/words/region-names'

/** The name of a part of the list: what a reason is for, or the country of a region. */
export function useGroupName(list: WordList) {
  const { t } = useTranslation()
  return (group: string): string => {
    const known = reasonGroups.find((each) => each === group)
    if (known) return t(`words.group.${known}`)
    return list === 'regions' ? (countryName(group) ?? group) : group
  }
}

/** The parts of a list with their names: all that it can have, or those of its words. */
export function useGroupOptions(
  list: WordList,
  words: readonly Pick<Word, 'group'>[] = [],
): (readonly [group: string, name: string])[] {
  const name = useGroupName(list)
  const groups = wordListRules[list].groups ?? new Set(words.flatMap(({ group }) => group ?? []))
  return [...groups].map((group) => [group, name(group)] as const)
}
