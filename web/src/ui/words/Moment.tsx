import { useTranslation } from 'react-i18next'
import { daysBefore, formatDate } from './dates'
import { useNow } from './now'
import { useMomentWords } from './use-moment-words'

/** The time of something in a list: Today 15:23, otherwise with its date. The tooltip has the seconds. */
export function Moment({ at }: { at: string }) {
  const { t } = useTranslation()
  const isToday = daysBefore(at, useNow(60_000)) === 0
  return (
    <Time at={at}>
      {isToday ? t('today_at', { time: formatDate(at, 'timeOnly') }) : formatDate(at, 'short')}
    </Time>
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
