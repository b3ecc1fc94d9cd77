import { useTranslation } from 'react-i18next'
import { daysBefore, formatDate } from './dates'
import { useNow } from './now'

/** The time of something in a list: today 15:23, otherwise with its date. The tooltip has the seconds. */
export function Moment({ at }: { at: string }) {
  const { t } = useTranslation()
  const isToday = daysBefore(at, useNow(60_000)) === 0
  return (
    <time dateTime={at} title={formatDate(at, 'long')}>
      {isToday ? t('today_at', { time: formatDate(at, 'timeOnly') }) : formatDate(at, 'short')}
    </time>
  )
}
