import { useTranslation } from 'react-i18next'
import { BarChart, ChartLegend } from '../../ui/BarChart'
import { formatDate, formatNumber } from '../../ui/dates'
import page from '../../ui/figures-page.module.css'
import { type PeriodBar, periodBars } from '../../ui/period-bars'
import text from '../../ui/text.module.css'
import styles from './BarsPanel.module.css'
import type { Stats } from './stats-query'

const names = ['messages', 'with_answer'] as const
type Bar = PeriodBar<(typeof names)[number]>

/** Sent and answered messages by day: a total, a chart, and a description for those who cannot see it. */
export function BarsPanel({ stats }: { stats: Stats }) {
  const { t } = useTranslation()
  const { unit, bars } = periodBars(stats.period, stats.days, names)
  const labelOf = ({ from }: Bar) =>
    formatDate(from, unit === 'day' ? 'dayOnly' : 'monthOnly', undefined, 'UTC')
  const title = t(unit === 'day' ? 'stats.per_day' : 'stats.per_month')
  const series = [
    { name: t('stats.answered'), look: 'solid' },
    { name: t('stats.without_answer'), look: 'soft' },
  ] as const
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{title}</h2>
        <ChartLegend series={series} />
      </header>
      <div className={styles.totals}>
        <p>
          <b>{formatNumber(stats.total.messages)}</b> {t('stats.in_total')}
        </p>
        <p>
          <b>{formatNumber(stats.total.with_answer)}</b> {t('stats.with_an_answer')}
        </p>
      </div>
      <BarChart
        summary={title}
        series={series}
        bars={bars.map((bar) => ({
          key: bar.from,
          label: labelOf(bar),
          values: [bar.counts.with_answer, bar.counts.messages - bar.counts.with_answer],
        }))}
      />
      <ul className={text.hidden}>
        {bars.map((bar) => (
          <li key={bar.from}>{inWords(bar)}</li>
        ))}
      </ul>
    </section>
  )

  function inWords(bar: Bar): string {
    const [messages, answered] = [formatNumber(bar.counts.messages), formatNumber(bar.counts.with_answer)]
    return t('stats.bar', { day: labelOf(bar), messages, answered })
  }
}
