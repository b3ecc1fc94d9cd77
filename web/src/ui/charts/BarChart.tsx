import { formatNumber } from '../words/dates'
import styles from './BarChart.module.css'
import { gridValues, labelledBars } from './chart-scale'

export type Series = { name: string; look: 'solid' | 'soft' | 'warning' }

type Props = {
  /** Describes the chart for screen readers. The page also shows the numbers in a table. */
  summary: string
  series: readonly Series[]
  /** `values`: one for each series, from the bottom up. An unsettled bar, whose values can still change, is hatched. */
  bars: readonly { key: string; label: string; values: readonly number[]; isUnsettled?: boolean }[]
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Stacked bars of counts over a grid. */
export function BarChart({ summary, series, bars }: Props) {
  const lines = gridValues(Math.max(0, ...bars.map(({ values }) => sum(values))))
  const top = lines.at(-1) ?? 1
  const height = (value: number) => `${(value / top) * 100}%`
  const hasLabel = labelledBars(bars.length)
  return (
    <div role="img" aria-label={summary} className={styles.chart}>
      <div className={styles.plot} aria-hidden="true">
        {lines.map((line) => (
          <span key={line} className={styles.line} style={{ bottom: height(line) }}>
            <b>{formatNumber(line)}</b>
          </span>
        ))}
        <div className={styles.bars}>
          {bars.map(({ key, label, values, isUnsettled }) => (
            <span
              key={key}
              className={styles.bar}
              data-unsettled={isUnsettled || undefined}
              title={titleOf(label, values)}
            >
              {values.map(
                (value, index) =>
                  value > 0 && (
                    <i
                      key={series[index]?.name}
                      data-look={series[index]?.look}
                      style={{ height: height(value) }}
                    />
                  ),
              )}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.labels} aria-hidden="true">
        {bars.map(({ key, label }, index) => (
          <span key={key}>{hasLabel(index) && <b>{label}</b>}</span>
        ))}
      </div>
    </div>
  )

  function titleOf(label: string, values: readonly number[]) {
    return [label, ...series.map(({ name }, index) => `${name}: ${formatNumber(values[index] ?? 0)}`)].join(
      '\n',
    )
  }
}

/** The names of the series with their looks, and what a hatch means in a chart that has one. */
export function ChartLegend({ series, hatched }: { series: readonly Series[]; hatched?: string }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ name, look }) => (
        <li key={name}>
          <i data-look={look} aria-hidden="true" />
          {name}
        </li>
      ))}
      {hatched !== undefined && (
        <li>
          <i className={styles.hatched} aria-hidden="true" />
          {hatched}
        </li>
      )}
    </ul>
  )
}
