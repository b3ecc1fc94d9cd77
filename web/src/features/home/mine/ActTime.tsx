import { daysBefore, formatDate, shortDate } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'

/** When something was done: 15:23 for today, otherwise with its date. */
export function ActTime({ at }: { at: string }) {
  const now = useNow(60_000)
  return (
    <time dateTime={at} title={formatDate(at, 'long')}>
      {daysBefore(at, now) === 0 ? formatDate(at, 'timeOnly') : shortDate(at, now)}
    </time>
  )
}
