import type { ReviewTrends } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { formatNumber } from '../../../ui/words/dates'
import { OperatorLink } from '../../settings/pages/OperatorLink'
import styles from './TrendsView.module.css'

const columns = ['reviewed', 'praise', 'improve', 'read'] as const

/** Whose messages were reviewed, by name: never in an order of merit. */
export function PeoplePanel({ trends: { people } }: { trends: ReviewTrends }) {
  const { t } = useTranslation()
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{t('review_trends.people')}</h2>
        <span>{t('review_trends.people_note')}</span>
      </header>
      <ScrollRegion aria-label={t('review_trends.people')} className={styles.scroll}>
        <table className={styles.people}>
          <thead>
            <tr>
              <th scope="col">{t('overview.operator_filter')}</th>
              <th scope="col">{t('review_trends.reviewed')}</th>
              <th scope="col">{t('reviews.kind.praise')}</th>
              <th scope="col">{t('reviews.kind.improve')}</th>
              <th scope="col">{t('review_trends.read')}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ operator, ...counts }) => (
              <tr key={operator.id}>
                <th scope="row">
                  <OperatorLink id={operator.id}>{operator.name ?? t('overview.hidden_name')}</OperatorLink>
                </th>
                {columns.map((column) => (
                  <td key={column}>{formatNumber(counts[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
