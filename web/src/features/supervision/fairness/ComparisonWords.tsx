import type { FairnessMeasureRow } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { formatNumber } from '../../../ui/words/dates'
import styles from './Comparison.module.css'

type Props = { measures: readonly FairnessMeasureRow[]; name: string }

/** The same in words, which follow from the readings. They always name innocent reasons too. */
export function ComparisonWords({ measures, name }: Props) {
  const { t } = useTranslation()
  const different = measures.filter(({ reading }) => reading === 'more' || reading === 'fewer')
  const alike = measures.filter(({ reading }) => reading === 'as_team').length
  const unknown = measures.filter(({ reading }) => reading === 'few').length
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{t('fairness.words')}</h2>
      </header>
      <div className={styles.words}>
        {different.length === 0 && <p>{t('fairness.as_team', { name })}</p>}
        {different.length > 0 && alike > different.length && <p>{t('fairness.mostly_as_team', { name })}</p>}
        {different.map(({ measure, events, expected, reading }) => (
          <p key={measure}>
            <b>
              {t(`fairness.measure.${measure}`)}: {t(`fairness.readings.${reading}`)}.
            </b>{' '}
            {t('fairness.instead', {
              events: formatNumber(events),
              expected: formatNumber(Math.round(expected)),
            })}
          </p>
        ))}
        {different.length > 0 && <p>{t('fairness.reasons')}</p>}
        {unknown > 0 && <p className={styles.muted}>{t('fairness.unknown', { count: unknown })}</p>}
      </div>
    </section>
  )
}
