import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { useToday } from '../../../ui/words/service-time'
import { ChartTable } from './ChartTable'
import styles from './StatsCharts.module.css'
import { type StatsFilters, statsHoursQuery } from './stats-query'
import { useWidth } from './use-width'
import { shadeOf, weekHours } from './week-hours'

const [left, cellHeight] = [40, 17] as const
const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** Messages by weekday and hour: the mean of the last weeks of the period, by the clock of the service. */
export function HoursPanel({ filters, isTable }: { filters: StatsFilters; isTable: boolean }) {
  const { t } = useTranslation()
  const { element, width } = useWidth<HTMLDivElement>(548)
  const { data: hours } = useQuery(statsHoursQuery(filters))
  const today = useToday()
  if (!hours) return null
  const cells = weekHours(hours)
  // Today would lower the mean of its weekday.
  const hasToday = filters.from <= today && today <= filters.to
  const known = cells.flatMap(({ mean, ...at }) => (mean === null ? [] : [{ ...at, mean }]))
  const [first] = known
  if (!first) return null
  const peak = known.reduce((most, cell) => (cell.mean > most.mean ? cell : most), first)
  const title = t('stats_groups.hours')
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
  const busiest = t('stats_groups.busiest', {
    day: dayName(peak.weekday),
    time: clock(peak.hour),
    number: formatNumber(Math.round(peak.mean)),
  })
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2 data-caption>{title}</h2>
        <span data-caption>
          {busiest}
          {hasToday && ` · ${t('stats_groups.whole_days')}`}
        </span>
      </header>
      {isTable ? (
        <ChartTable
          label={title}
          id="hours_sort"
          head={[t('stats_groups.group.hour'), ...weekdays.map(dayName)]}
          rows={Array.from({ length: 24 }, (_, hour) => ({
            name: clock(hour),
            order: clock(hour),
            values: weekdays.map((weekday) => cells[(weekday - 1) * 24 + hour]?.mean ?? null),
          }))}
          format={(mean) => formatNumber(Math.round(mean))}
        />
      ) : (
        <div ref={element} className={styles.wide}>
          <HoursChart label={`${title}: ${busiest}`} known={known} peak={peak} width={width} />
        </div>
      )}
    </section>
  )
}

type Cell = { weekday: number; hour: number; mean: number }
type ChartProps = { label: string; known: readonly Cell[]; peak: Cell; width: number }

/** The mean number of messages of each hour of the week, the darker the more. */
export function HoursChart({ label, known, peak, width }: ChartProps) {
  const cellWidth = (width - left) / 24
  return (
    <svg
      role="img"
      aria-label={label}
      data-chart
      className={styles.chart}
      width={width}
      height={7 * cellHeight + 18}
      viewBox={`${-left} 0 ${width} ${7 * cellHeight + 18}`}
    >
      {weekdays.map((weekday) => (
        <text key={weekday} x={-8} y={weekday * cellHeight - 4.5} textAnchor="end">
          {dayName(weekday)}
        </text>
      ))}
      {known.map((cell) => (
        <rect
          key={`${cell.weekday} ${cell.hour}`}
          className={styles.cell}
          // The cast: React does not know the names of own properties.
          style={{ '--share': `${shadeOf(cell.mean, peak.mean)}%` } as CSSProperties}
          {...placeOf(cell)}
        />
      ))}
      <rect className={styles.peak} {...placeOf(peak)} />
      {[0, 6, 9, 12, 15, 18, 21].map((hour) => (
        <text key={hour} x={hour * cellWidth} y={7 * cellHeight + 14}>
          {String(hour).padStart(2, '0')}
        </text>
      ))}
    </svg>
  )

  function placeOf({ weekday, hour }: { weekday: number; hour: number }) {
    return {
      x: hour * cellWidth,
      y: (weekday - 1) * cellHeight,
      width: Math.max(1, cellWidth - 1),
      height: cellHeight - 1,
    }
  }
}

/** 2 November 2026 is a Monday. */
const dayName = (weekday: number) =>
  formatDate(Date.UTC(2026, 10, 1 + weekday), 'weekdayOnly', undefined, 'UTC')
