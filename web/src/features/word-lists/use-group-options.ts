import { reasonGroups } from '@panel/contract/enumerations'
import { type WordList, wordListRules } from '@panel/contract/word-list-rules'
import { useTranslation } from 'react-i18next'

/** The parts of a list, with their names. */
export function useGroupOptions(list: WordList): (readonly [group: string, name: string])[] {
  const { t } = useTranslation()
  const names = reasonGroups.map((group) => [group, t(`words.group.${group}`)] as const)
  return names.filter(([group]) => wordListRules[list].groups?.includes(group))
}
