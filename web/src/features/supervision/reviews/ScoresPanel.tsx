import type { ReviewTrends } from '@panel/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import page from '../../../ui/charts/figures-page.module.css'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { criterionName } from './criterion-name'
import { showTrendTable } from './review-actions'
import { ScoresTable } from './ScoresTable'
import { TrendChart } from './TrendChart'
import styles from './TrendsView.module.css'
import { lowestOf } from './trend-scale'

type Criterion = ReviewTrends['criteria'][number]

/** A chart for each criterion: the mean of each week, and the band in which it lies. */
export function ScoresPanel({ trends }: { trends: ReviewTrends }) {
  const { t } = useTranslation()
  const { weeks, criteria } = trends
  const [isTable, setIsTable] = useState(false)
  const toggle = useAction(showTrendTable, { isTable, toggle: () => setIsTable(!isTable) })
  const nameOf = ({ code, name }: Criterion) =>
    code === null ? t('review_trends.total') : criterionName(t, { code, name })
  const lowest = lowestOf(criteria.flatMap(({ points }) => points))
  const [first, last] = [weeks.at(0), weeks.at(-1)]
  const day = (week: string | undefined) => (week ? formatDate(`${week}T12:00:00`, 'dayOnly') : '')
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{t('review_trends.by_criterion')}</h2>
        <span>{t('review_trends.by_criterion_note')}</span>
        <ActionButton action={toggle} look="quiet" size="small" />
      </header>
      {isTable && <ScoresTable trends={trends} nameOf={nameOf} dayOf={day} />}
      <div hidden={isTable} className={styles.charts}>
        {criteria
          .filter(({ points }) => points.length > 0)
          .map((criterion) => {
            const name = nameOf(criterion)
            const end = criterion.points.at(-1)
            const [before] = criterion.points
            const change = end && before ? Math.round(end.mean) - Math.round(before.mean) : 0
            return (
              <figure key={criterion.code ?? 'total'} className={styles.chart}>
                <figcaption>
                  <b>{name}</b>
                  {change !== 0 && (
                    <span className={isFall(before, end) ? styles.fall : styles.change}>
                      {change > 0 ? `+${formatNumber(change)}` : `−${formatNumber(-change)}`}
                    </span>
                  )}
                </figcaption>
                <TrendChart
                  label={t('review_trends.chart', { name, last: formatNumber(Math.round(end?.mean ?? 0)) })}
                  weeks={weeks}
                  points={criterion.points}
                  ends={[day(first), day(last)]}
                  lowest={lowest}
                />
              </figure>
            )
          })}
      </div>
    </section>
  )
}

type Point = Criterion['points'][number]

/** It fell by more than its interval. */
const isFall = (before: Point | undefined, end: Point | undefined) =>
  before !== undefined &&
  end !== undefined &&
  before.mean - end.mean > (end.margin ?? Number.POSITIVE_INFINITY)
