import type { ChosenWord } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportReasonsQuery } from './settings-queries'
import { wordText } from './word-texts'

/** The reasons of reports, also those that can no longer be chosen; none until they have loaded. */
export function useReportReasons() {
  const { i18n } = useTranslation()
  const { data } = useQuery(reportReasonsQuery)
  const words = data ? [...data.reasons, ...data.retired] : []
  const textOf = (word: ChosenWord) => wordText(i18n, 'report_reasons', word)
  return {
    /** Ids and texts, as options of a select. */
    options: words.map((word) => [String(word.id), textOf(word)] as const),
    read(id: number): string {
      const word = words.find((each) => each.id === id)
      return word ? textOf(word) : ''
    },
  }
}
