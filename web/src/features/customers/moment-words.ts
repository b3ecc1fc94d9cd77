import { useTranslation } from 'react-i18next'
import { daysBefore, formatDate } from '../../ui/dates'
import { useNow } from '../../ui/now'

/** "Tom B., yesterday 18:44": who wrote something, if the viewer may know, and when. */
export function useMomentWords() {
  const { t } = useTranslation()
  const now = useNow(60_000)
  return (name: string | null, moment: string) => {
    const days = daysBefore(moment, now)
    const time = formatDate(moment, 'timeOnly')
    const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear()
    const when =
      days === 0
        ? t('written.today', { time })
        : days === 1
          ? t('written.yesterday', { time })
          : `${formatDate(moment, isThisYear ? 'dayOnly' : 'dateOnly')} ${time}`
    return t('written.by', { name: name ?? t('written.another'), when })
  }
}
