import type { HoursOfDay, OperatorHours } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../ui/words/service-time'
import styles from './Hours.module.css'
import { useHoursWords } from './use-hours-words'

type Props = {
  hours: OperatorHours
  /** The table and its cursor, where a day can be corrected. */
  list?: {
    table: React.RefObject<HTMLTableElement | null>
    cursor: number | null
    setCursor: (day: number) => void
  }
}

/** The days of a week: when somebody worked, and how long, without breaks. */
export function DaysTable({ hours, list }: Props) {
  const { t } = useTranslation()
  const words = useHoursWords()
  const today = useToday()
  const sum = (of: 'worked_seconds' | 'break_seconds' | 'corrected_minutes') =>
    hours.days.reduce((all, day) => all + day[of], 0)
  const counted = (seconds: number) => (seconds === 0 ? '–' : words.length(seconds))
  const changed = (minutes: number) => (minutes === 0 ? '–' : words.change(minutes))
  return (
    <table ref={list?.table} className={styles.table} aria-label={t('hours.by_day')}>
      <thead>
        <tr>
          <th scope="col">{t('hours.day')}</th>
          <td className={styles.line} />
          <th scope="col" className={styles.notNarrow}>
            {t('hours.when')}
          </th>
          <th scope="col">{t('hours.worked')}</th>
          <th scope="col">{t('hours.breaks')}</th>
          <th scope="col">{t('hours.correction')}</th>
        </tr>
      </thead>
      <tbody>
        {hours.days.map((row, place) => {
          const isRunning = hours.is_working && row.day === today
          const when = whenOf(row, isRunning)
          return (
            <tr
              key={row.day}
              data-id={list && place}
              data-cursor={list?.cursor === place || undefined}
              tabIndex={list ? 0 : undefined}
              onFocus={list && (() => list.setCursor(place))}
            >
              <th scope="row">
                {words.day(row.day)}
                <small className={styles.when}>{when}</small>
              </th>
              <td className={styles.line} aria-hidden="true">
                <Bar row={row} />
              </td>
              <td className={styles.notNarrow}>{when}</td>
              <td>{counted(row.worked_seconds)}</td>
              <td>{counted(row.break_seconds)}</td>
              <td>{changed(row.corrected_minutes)}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('hours.week')}</th>
          <td className={styles.line} aria-hidden="true" />
          <td className={styles.notNarrow} />
          <td>{counted(sum('worked_seconds'))}</td>
          <td>{counted(sum('break_seconds'))}</td>
          <td>{changed(sum('corrected_minutes'))}</td>
        </tr>
      </tfoot>
    </table>
  )

  function whenOf({ spans }: HoursOfDay, isRunning: boolean) {
    const [first, last] = [spans.at(0), spans.at(-1)]
    if (!first || !last) return t('hours.not_worked')
    const from = words.time(first.from)
    return isRunning ? t('hours.from_now', { from }) : t('hours.from_to', { from, to: words.time(last.to) })
  }
}

/** The day from midnight to midnight, with the times of work in it. */
function Bar({ row: { spans } }: { row: HoursOfDay }) {
  const { placeOf } = useHoursWords()
  return (
    <span className={styles.bar}>
      {spans.map(({ from, to }) => {
        const begin = placeOf(from)
        // What lasts until midnight ends at 0:00 of the next day.
        const end = placeOf(to) <= begin ? 1 : placeOf(to)
        return (
          <i key={from} style={{ insetInlineStart: `${begin * 100}%`, width: `${(end - begin) * 100}%` }} />
        )
      })}
    </span>
  )
}
