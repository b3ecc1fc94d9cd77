import { useTranslation } from 'react-i18next'
import { daysBefore, formatDate } from './dates'
import { useNow } from './now'

/** A time within a sentence: "today 15:23", "yesterday 18:44", otherwise with its date. */
export function useMomentWords() {
  const { t } = useTranslation()
  const now = useNow(60_000)
  return (moment: string) => {
    const days = daysBefore(moment, now)
    const time = formatDate(moment, 'timeOnly')
    if (days === 0) return t('written.today', { time })
    if (days === 1) return t('written.yesterday', { time })
    const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear()
    return `${formatDate(moment, isThisYear ? 'dayOnly' : 'dateOnly')} ${time}`
  }
}
