import type { Fairness } from '@panel/contract'
import { fewestColleagues } from '@panel/contract/rules/stats-rules'
import { IconInfoCircle, IconScale } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { Notice } from '../../../ui/overlays/Notice'
import styles from './Comparison.module.css'
import { ComparisonWords } from './ComparisonWords'
import type { FairnessSearch } from './fairness-search'
import { ItemsPanel } from './ItemsPanel'
import { LengthsTable } from './LengthsTable'
import { LookPanel } from './LookPanel'
import { MeasuresTable } from './MeasuresTable'

type Props = {
  comparison: Fairness
  isOwn: boolean
  /** The days that were asked for. */
  wanted: number
  /** The number whose items are shown. */
  opened: Pick<FairnessSearch, 'measure' | 'length'>
}

/** The measures of one operator beside the team, in figures and in words, and how they are worked out. */
export function Comparison({ comparison, isOwn, wanted, opened: { measure, length } }: Props) {
  const { t } = useTranslation()
  const { operator, measures, lengths, colleagues, days, groups, is_partial } = comparison
  const name = operator.name ?? t('overview.hidden_name')
  const items = measure && (
    <ItemsPanel
      key={`${measure} ${length}`}
      comparison={comparison}
      isOwn={isOwn}
      measure={measure}
      length={length}
    />
  )
  return (
    <>
      <div className={styles.notices}>
        <Notice tone="accent" icon={IconScale}>
          <b>{t('fairness.talk')}</b> {isOwn ? t('fairness.talk_own') : t('fairness.talk_why', { name })}
        </Notice>
        {days < wanted && (
          <Notice icon={IconInfoCircle}>{t('fairness.counted', { count: days, all: wanted })}</Notice>
        )}
        {is_partial && <Notice icon={IconInfoCircle}>{t('fairness.partial')}</Notice>}
      </div>
      {measures === null || lengths === null ? (
        <div className={page.panel}>
          <EmptyPanel icon={IconScale} title={t('fairness.no_team')}>
            {t('fairness.no_team_why', { count: colleagues, least: fewestColleagues })}
          </EmptyPanel>
        </div>
      ) : (
        <div className={`${page.panels} ${styles.panels}`}>
          <div className={styles.main}>
            <MeasuresTable comparison={comparison} measures={measures} name={name} />
            {length === undefined && items}
            <LengthsTable lengths={lengths} name={name} />
            {length !== undefined && items}
          </div>
          <div className={page.side}>
            <ComparisonWords measures={measures} name={name} />
            <LookPanel comparison={comparison} measures={measures} />
            <section className={page.panel}>
              <header className={page.head}>
                <h2>{t('fairness.how')}</h2>
              </header>
              <div className={styles.words}>
                <p>{t('fairness.how_groups', { count: groups })}</p>
                <p>{t('fairness.how_not')}</p>
              </div>
            </section>
          </div>
        </div>
      )}
    </>
  )
}
