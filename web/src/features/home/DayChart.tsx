import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../ui/words/dates'
import { type DayPoint, dayChart, extremes, type Series } from './day-chart'
import styles from './WaitingPanel.module.css'

/** A chart of waiting conversations: two lines with numbers at their ends, and a description. */
export function DayChart({ points }: { points: DayPoint[] }) {
  const { t } = useTranslation()
  const { ticks, hours, paths, ends } = dayChart(points)
  const end = points.at(-1)
  const description = (series: Series) => {
    const found = extremes(points, series)
    if (!found) return ''
    const { now, most, least } = found
    return t(`home.day.told.${series}`, {
      now: formatNumber(now),
      most: formatNumber(most.value),
      most_at: formatDate(most.at, 'timeOnly'),
      least: formatNumber(least.value),
      least_at: formatDate(least.at, 'timeOnly'),
    })
  }
  return (
    <div className={styles.plot} role="img" aria-label={`${description('replies')} ${description('pokes')}`}>
      <div className={styles.y}>
        {ticks.map(({ value, y }) => (
          <span key={value} style={{ top: `${y}%` }}>
            {formatNumber(value)}
          </span>
        ))}
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {ticks.map(({ value, y }) => (
          <path key={value} d={`M0 ${y}H100`} className={styles.grid} />
        ))}
        <path d={paths.pokes} className={styles.pokes} />
        <path d={paths.replies} className={styles.replies} />
      </svg>
      <div className={styles.labels}>
        <span style={{ top: `${ends.replies}%` }}>
          {t('home.day.chats', { count: end?.replies ?? 0, number: formatNumber(end?.replies ?? 0) })}
        </span>
        <span style={{ top: `${ends.pokes}%` }}>
          {t('home.day.pokes', { count: end?.pokes ?? 0, number: formatNumber(end?.pokes ?? 0) })}
        </span>
      </div>
      <div className={styles.x}>
        {hours.map(({ at, x }) => (
          // Moved by a part of its own width, so that no label is beyond an end.
          <span key={at} style={{ left: `${x}%`, transform: `translateX(-${x}%)` }}>
            {formatDate(at, 'timeOnly')}
          </span>
        ))}
      </div>
    </div>
  )
}
