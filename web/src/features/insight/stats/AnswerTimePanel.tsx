import { useTranslation } from 'react-i18next'
import { gridValues, labelledBars } from '../../../ui/charts/chart-scale'
import page from '../../../ui/charts/figures-page.module.css'
import { formatNumber } from '../../../ui/words/dates'
import { minutesOf } from './answer-minutes'
import { ChartTable } from './ChartTable'
import { apart, asText, pointsOf } from './chart-points'
import { stepName } from './row-words'
import styles from './StatsCharts.module.css'
import type { Stats } from './stats-query'
import { useWidth } from './use-width'

const [plotHeight, height, left, right] = [118, 146, 28, 92] as const

/** How long customers waited for the reply: the median and the 90th percentile by step. */
export function AnswerTimePanel({ stats, isTable }: { stats: Stats; isTable: boolean }) {
  const { t } = useTranslation()
  const { element, width } = useWidth<HTMLDivElement>(548)
  const { steps, step } = stats
  const minutes = (of: 'median' | 'ninetieth') =>
    steps.map(({ answer_time }) => (answer_time ? answer_time[of] / 60 : null))
  const [medians, ninetieths] = [minutes('median'), minutes('ninetieth')]
  const title = t('stats_groups.answer_time')
  const total = stats.total.answer_time
  const words = (value: number) => t('stats_groups.minutes', { minutes: formatNumber(value) })
  const known = ninetieths.filter((each) => each !== null)
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
      </header>
      {known.length === 0 ? (
        <p className={styles.foot}>{t('stats_groups.no_answer_time')}</p>
      ) : isTable ? (
        <ChartTable
          label={title}
          head={[t(`stats_groups.steps.${step}`), t('stats_groups.median'), t('stats_groups.ninetieth')]}
          rows={steps.map(({ from, answer_time }) => [
            stepName(from, step),
            answer_time ? formatNumber(minutesOf(answer_time.median)) : '–',
            answer_time ? formatNumber(minutesOf(answer_time.ninetieth)) : '–',
          ])}
        />
      ) : (
        <div ref={element} className={styles.wide}>
          {chart()}
        </div>
      )}
    </section>
  )

  function chart() {
    const lines = gridValues(Math.max(...known))
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
        aria-label={title}
        data-chart
        className={styles.chart}
        width={left + plot + right}
        height={height}
        viewBox={`${-left} 0 ${left + plot + right} ${height}`}
      >
        {lines.map((line) => (
          <g key={line}>
            <line
              className={line === 0 ? styles.base : styles.grid}
              x1={0}
              x2={plot}
              y1={yOf(line)}
              y2={yOf(line)}
            />
            <text x={-8} y={yOf(line) + 4} textAnchor="end">
              {formatNumber(line)}
            </text>
          </g>
        ))}
        <polygon className={styles.band} points={`${asText(low)} ${asText(high.toReversed())}`} />
        <polyline className={styles.thin} points={asText(high)} />
        <polyline className={styles.line} points={asText(low)} />
        {low.length === 1 && lowLast && <circle className={styles.dot} cx={lowLast.x} cy={lowLast.y} r={3} />}
        {last && (
          <>
            <text className={styles.dark} x={plot + 8} y={highY}>
              {words(minutesOf(last.ninetieth))}
            </text>
            <text x={plot + 8} y={highY + 14}>
              {t('stats_groups.ninetieth')}
            </text>
            <text className={styles.strong} x={plot + 8} y={lowY}>
              {words(minutesOf(last.median))}
            </text>
            <text x={plot + 8} y={lowY + 14}>
              {t('stats_groups.median')}
            </text>
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
}
