import { useTranslation } from 'react-i18next'
import { daysBefore, formatDate, shortDate } from './dates'
import { useNow } from './now'
import { useMomentWords } from './use-moment-words'

/** The time of something in a list: Today 15:23, otherwise with its date, and the year if it is another. The tooltip has the seconds. */
export function Moment({ at }: { at: string }) {
  const { t } = useTranslation()
  const now = useNow(60_000)
  const isToday = daysBefore(at, now) === 0
  return (
    <Time at={at}>{isToday ? t('today_at', { time: formatDate(at, 'timeOnly') }) : shortDate(at, now)}</Time>
  )
}

/** The same within a sentence: today 15:23. */
export function MomentInSentence({ at }: { at: string }) {
  const words = useMomentWords()
  return <Time at={at}>{words(at)}</Time>
}

const Time = ({ at, children }: { at: string; children: string }) => (
  <time dateTime={at} title={formatDate(at, 'long')}>
    {children}
  </time>
)
