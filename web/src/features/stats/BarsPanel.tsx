import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../ui/dates'
import text from '../../ui/text.module.css'
import styles from './BarsPanel.module.css'
import { type Bar, barsOf } from './bars'
import page from './StatsPage.module.css'
import type { Stats } from './stats-query'

/** Sent and answered messages by day: a total, a chart, and a description for those who cannot see it. */
export function BarsPanel({ stats }: { stats: Stats }) {
  const { t } = useTranslation()
  const { unit, bars } = barsOf(stats)
  const most = Math.max(1, ...bars.map(({ messages }) => messages))
  const named = ({ start }: Bar) =>
    formatDate(start, unit === 'day' ? 'dayOnly' : 'monthOnly', undefined, 'UTC')
  const [first, last] = [bars[0], bars.at(-1)]
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{t(unit === 'day' ? 'stats.per_day' : 'stats.per_month')}</h2>
        <span className={styles.legend}>
          <i className={styles.sent} aria-hidden="true" />
          {t('stats.sent')}
          <i className={styles.answered} aria-hidden="true" />
          {t('stats.answered')}
        </span>
      </header>
      <div className={styles.totals}>
        <p>
          <b>{formatNumber(stats.total.messages)}</b> {t('stats.in_total')}
        </p>
        <p>
          <b>{formatNumber(stats.total.with_answer)}</b> {t('stats.with_an_answer')}
        </p>
      </div>
      <div className={styles.chart} aria-hidden="true">
        <span className={styles.most}>{formatNumber(most)}</span>
        <div className={styles.bars}>
          {bars.map((bar) => (
            <span key={bar.start} title={inWords(bar)} style={{ height: `${(bar.messages / most) * 100}%` }}>
              <i style={{ height: `${bar.messages && (bar.with_answer / bar.messages) * 100}%` }} />
            </span>
          ))}
        </div>
        <p className={styles.ends}>
          <span>{first && named(first)}</span>
          {last !== first && <span>{last && named(last)}</span>}
        </p>
      </div>
      <ul className={text.hidden}>
        {bars.map((bar) => (
          <li key={bar.start}>{inWords(bar)}</li>
        ))}
      </ul>
    </section>
  )

  function inWords(bar: Bar): string {
    const [messages, answered] = [formatNumber(bar.messages), formatNumber(bar.with_answer)]
    return t('stats.bar', { day: named(bar), messages, answered })
  }
}
