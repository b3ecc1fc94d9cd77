import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportReasonsQuery } from '../settings/settings-queries'
import { wordText } from '../settings/word-texts'

/** Reads the reason of a report, also one that can no longer be chosen; empty until the reasons have loaded. */
export function useReasonWord(): (id: number) => string {
  const { i18n } = useTranslation()
  const { data } = useQuery(reportReasonsQuery)
  const words = [...(data?.reasons ?? []), ...(data?.retired ?? [])]
  return (id) => {
    const word = words.find((each) => each.id === id)
    return word ? wordText(i18n, 'report_reasons', word) : ''
  }
}
