import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatNumber } from '../../../ui/words/dates'
import styles from './MonthPanel.module.css'
import page from './OperatorPage.module.css'

const weeks = '12'

/** What coaches found in the messages of an operator, and the way to the trends. */
export function ReviewsPanel({ id }: { id: number }) {
  const { t } = useTranslation()
  const trends = useQuery({
    queryKey: ['reviews', 'operator', id],
    queryFn: ({ signal }) => call('GET /api/review-trends', { query: { weeks, operator_id: id }, signal }),
  })
  const counts = trends.data?.people.find(({ operator }) => operator.id === id)
  const points = trends.data?.criteria.find(({ code }) => code === null)?.points ?? []
  const scored = points.reduce((sum, { count }) => sum + count, 0)
  const mean = points.reduce((sum, { count, mean: of }) => sum + count * of, 0) / scored
  const figures: [string, number][] = counts
    ? [
        [t('review_trends.reviewed'), counts.reviewed],
        [t('reviews.kind.praise'), counts.praise],
        [t('reviews.kind.improve'), counts.improve],
        ...(scored > 0 ? [[t('operators.reviews.mean'), Math.round(mean)] as [string, number]] : []),
      ]
    : []
  return (
    <TitledPanel
      title={t('operators.reviews.title')}
      aside={
        <Link to="/reviews" search={{ view: 'trends', weeks, operator_id: id }} className={styles.link}>
          {t('page.reviews')}
        </Link>
      }
    >
      <NotLoaded query={trends} failed={t('operators.reviews.failed')} />
      {trends.data && !counts && <p className={page.none}>{t('operators.reviews.none')}</p>}
      {counts && (
        <dl className={styles.figures}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatNumber(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </TitledPanel>
  )
}
