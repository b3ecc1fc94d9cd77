import { useTranslation } from 'react-i18next'
import { daysBefore, formatDate } from '../../ui/dates'
import { useNow } from '../../ui/now'

/** A time in a sentence: today 15:23, otherwise with its date. */
export function useMomentWords() {
  const { t } = useTranslation()
  const now = useNow(60_000)
  return (at: string) =>
    daysBefore(at, now) === 0
      ? t('account.today', { time: formatDate(at, 'timeOnly') })
      : formatDate(at, 'short')
}
