import { type ReasonGroup, reasonCodes } from '@panel/contract/rules/enumerations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../ui/words/reasons'
import { choiceText, readReason } from './reason-words'
import { reasonsQuery } from './settings-queries'

/** The reasons that can be given, and the texts of all of them. Until the list is loaded, they are those of the pages. */
export function useReasons() {
  const { i18n } = useTranslation()
  const { data } = useQuery(reasonsQuery)
  const words = data ? [...data.reasons, ...data.retired] : []
  const inUse = (group: ReasonGroup): readonly string[] =>
    data?.reasons.filter((word) => word.group === group).map(({ code }) => code) ?? reasonCodes[group]
  return {
    /** The choices of a dialog, own words last. */
    choices: (group: ReasonGroup) =>
      [...inUse(group), ownWords].map((value) => ({ value, label: choiceText(i18n, words, value) })),
    read: (stored: Parameters<typeof readReason>[2]) => readReason(i18n, words, stored),
  }
}
