import type { ReviewTrends } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { formatNumber } from '../../../ui/words/dates'
import styles from './TrendsView.module.css'

type Criterion = ReviewTrends['criteria'][number]
type Props = {
  trends: ReviewTrends
  nameOf: (criterion: Criterion) => string
  dayOf: (week: string) => string
}

/** The numbers of the charts: a row for each week, with the half width of the band. */
export function ScoresTable({ trends: { weeks, criteria }, nameOf, dayOf }: Props) {
  const { t } = useTranslation()
  return (
    <ScrollRegion aria-label={t('review_trends.by_criterion')} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('review_trends.week')}</th>
            {criteria.map((criterion) => (
              <th key={criterion.code ?? 'total'} scope="col">
                {nameOf(criterion)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              <th scope="row">{dayOf(week)}</th>
              {criteria.map(({ code, points }) => (
                <td key={code ?? 'total'}>{wordsOf(points.find((point) => point.week === week))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function wordsOf(point: Criterion['points'][number] | undefined): string {
  if (!point) return '–'
  const mean = formatNumber(Math.round(point.mean))
  return point.margin === null ? mean : `${mean} ± ${formatNumber(Math.round(point.margin))}`
}
