import type { ReviewTrends } from '@panel/contract'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { formatNumber } from '../../../ui/words/dates'
import { criterionName } from './criterion-name'
import styles from './TrendsView.module.css'

/** From this kappa on, two coaches mean the same. */
const goodFrom = 0.6

/** With two decimals: 1.10. */
const hundredths = (value: number) =>
  new Intl.NumberFormat(i18next.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    value,
  )

/** Whether two coaches who scored the same message agree, by criterion. */
export function AgreementPanel({ trends: { agreement } }: { trends: ReviewTrends }) {
  const { t } = useTranslation()
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{t('review_trends.agreement')}</h2>
        <span>{t('review_trends.agreement_note')}</span>
      </header>
      {agreement.length === 0 ? <p className={styles.none}>{t('review_trends.no_pairs')}</p> : table()}
    </section>
  )

  function table() {
    return (
      <ScrollRegion aria-label={t('review_trends.agreement')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('review_trends.criterion')}</th>
              <th scope="col">{t('review_trends.pairs')}</th>
              <th scope="col">{t('review_trends.kappa')}</th>
              <th scope="col">{t('review_trends.interval')}</th>
              <th scope="col">{t('review_trends.far_apart')}</th>
              <th scope="col">{t('review_trends.reading')}</th>
            </tr>
          </thead>
          <tbody>
            {agreement.map((each) => (
              <tr key={each.code}>
                <th scope="row">{criterionName(t, each)}</th>
                <td>{formatNumber(each.pairs)}</td>
                <td>
                  <b>{each.kappa === null ? '–' : hundredths(each.kappa)}</b>
                </td>
                <td>
                  {each.interval
                    ? `${hundredths(each.interval.low)} – ${hundredths(each.interval.high)}`
                    : '–'}
                </td>
                <td>{formatNumber(each.far_apart)}</td>
                <td className={each.kappa !== null && each.kappa < goodFrom ? styles.fall : undefined}>
                  {each.kappa === null
                    ? '–'
                    : t(each.kappa < goodFrom ? 'review_trends.low' : 'review_trends.good')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    )
  }
}
