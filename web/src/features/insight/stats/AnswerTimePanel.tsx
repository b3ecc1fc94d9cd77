import { useTranslation } from 'react-i18next'
import { gridValues, labelledBars } from '../../../ui/charts/chart-scale'
import page from '../../../ui/charts/figures-page.module.css'
import { formatNumber } from '../../../ui/words/dates'
import { minutesOf } from './answer-minutes'
import { ChartTable } from './ChartTable'
import { apart, asText, pointsOf } from './chart-points'
import { Hatch } from './Hatch'
import { HatchKey } from './HatchKey'
import { stepName } from './row-words'
import styles from './StatsCharts.module.css'
import type { Stats } from './stats-query'
import { isSettled, useChartLabel } from './unsettled'
import { useWidth } from './use-width'

const [plotHeight, height, left, right] = [118, 146, 28, 92] as const

/** How long customers waited for the reply: the median and the 90th percentile by step. */
export function AnswerTimePanel({ stats, isTable }: { stats: Stats; isTable: boolean }) {
  const { t } = useTranslation()
  const labelOf = useChartLabel(stats)
  const { steps, step } = stats
  const title = t('stats_groups.answer_time')
  const total = stats.total.answer_time
  const hasTimes = steps.some(({ answer_time }) => answer_time)
  const words = (value: number) => t('stats_groups.minutes', { minutes: formatNumber(value) })
  const { element, width } = useWidth<HTMLDivElement>(548)
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2 data-caption>{title}</h2>
        {total && (
          <span data-caption>
            {t('stats_groups.answer_time_all', {
              median: words(minutesOf(total.median)),
              ninetieth: words(minutesOf(total.ninetieth)),
            })}
          </span>
        )}
        {hasTimes && !isTable && !steps.every(isSettled) && (
          <ul className={styles.legend}>
            <HatchKey steps={steps} />
          </ul>
        )}
      </header>
      {!hasTimes ? (
        <p className={styles.foot}>{t('stats_groups.no_answer_time')}</p>
      ) : isTable ? (
        <ChartTable
          label={title}
          id="time_sort"
          head={[t(`stats_groups.steps.${step}`), t('stats_groups.median'), t('stats_groups.ninetieth')]}
          rows={steps.map(({ from, answer_time, is_settled }) => ({
            name: stepName(from, step),
            order: from,
            values: answer_time
              ? [minutesOf(answer_time.median), minutesOf(answer_time.ninetieth)]
              : [null, null],
            isSettled: is_settled,
          }))}
          format={(value) => formatNumber(value)}
        />
      ) : (
        <div ref={element} className={styles.wide}>
          <Chart stats={stats} label={labelOf(title)} width={width} />
        </div>
      )}
    </section>
  )
}

type ChartProps = { stats: Stats; label: string; width: number }

function Chart({ stats, label, width }: ChartProps) {
  const { t } = useTranslation()
  const { steps, step } = stats
  const minutes = (of: 'median' | 'ninetieth') =>
    steps.map(({ answer_time }) => (answer_time ? answer_time[of] / 60 : null))
  const [medians, ninetieths] = [minutes('median'), minutes('ninetieth')]
  const lines = gridValues(Math.max(...ninetieths.filter((each) => each !== null)))
  const top = lines.at(-1) ?? 1
  const plot = Math.max(60, width - left - right)
  const yOf = (value: number) => plotHeight - (value / top) * (plotHeight - 8)
  const [low, high] = [pointsOf(medians, plot, yOf), pointsOf(ninetieths, plot, yOf)]
  const [lowLast, highLast] = [low.at(-1), high.at(-1)]
  const [highY, lowY] = apart(highLast?.y ?? 0, lowLast?.y ?? 0, 32)
  const hasLabel = labelledBars(steps.length, Math.max(1, Math.floor(plot / 90)))
  const last = steps.findLast(({ answer_time }) => answer_time)?.answer_time
  return (
    <svg
      role="img"
      aria-label={label}
      data-chart
      className={styles.chart}
      width={left + plot + right}
      height={height}
      viewBox={`${-left} 0 ${left + plot + right} ${height}`}
    >
      <Hatch settled={steps.map(isSettled)} width={plot} height={plotHeight} />
      {lines.map((value) => (
        <GridLine key={value} value={value} y={yOf(value)} width={plot} />
      ))}
      <polygon className={styles.band} points={`${asText(low)} ${asText(high.toReversed())}`} />
      <polyline className={styles.thin} points={asText(high)} />
      <polyline className={styles.line} points={asText(low)} />
      {low.length === 1 && lowLast && <circle className={styles.dot} cx={lowLast.x} cy={lowLast.y} r={3} />}
      {last && (
        <>
          <LineLabel className={styles.dark} x={plot + 8} y={highY} minutes={minutesOf(last.ninetieth)}>
            {t('stats_groups.ninetieth')}
          </LineLabel>
          <LineLabel className={styles.strong} x={plot + 8} y={lowY} minutes={minutesOf(last.median)}>
            {t('stats_groups.median')}
          </LineLabel>
        </>
      )}
      {steps.map(
        ({ from }, index) =>
          hasLabel(index) && (
            <text
              key={from}
              x={steps.length === 1 ? plot / 2 : (index / (steps.length - 1)) * plot}
              y={plotHeight + 18}
              textAnchor={index === steps.length - 1 ? 'end' : index === 0 ? 'start' : 'middle'}
            >
              {stepName(from, step)}
            </text>
          ),
      )}
    </svg>
  )
}

function GridLine({ value, y, width }: { value: number; y: number; width: number }) {
  return (
    <g>
      <line className={value === 0 ? styles.base : styles.grid} x1={0} x2={width} y1={y} y2={y} />
      <text x={-8} y={y + 4} textAnchor="end">
        {formatNumber(value)}
      </text>
    </g>
  )
}

type LabelProps = {
  className: string | undefined
  x: number
  y: number
  minutes: number
  children: string
}

/** The last value of a line, beside its end, and what it is. */
function LineLabel({ className, x, y, minutes, children }: LabelProps) {
  const { t } = useTranslation()
  return (
    <>
      <text className={className} x={x} y={y}>
        {t('stats_groups.minutes', { minutes: formatNumber(minutes) })}
      </text>
      <text x={x} y={y + 14}>
        {children}
      </text>
    </>
  )
}
