import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { PageHead } from '../../../ui/PageHead'
import { MyDayPanel } from '../../insight/stats/MyDayPanel'
import { useHomeRefresh } from '../use-home-refresh'
import { MastersPanel } from './MastersPanel'
import styles from './Mine.module.css'
import { readMineSearch } from './mine-search'
import { ReceiptsPanel } from './ReceiptsPanel'
import { RecentPanel } from './RecentPanel'
import { RemindersPanel } from './RemindersPanel'

/** What the operator has done and what became of it, their reminders, their own day and receipts. */
export function MinePage() {
  const { t } = useTranslation()
  useHomeRefresh()
  const search = readMineSearch(useSearch({ from: '/mine' }))
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('page.mine')}>
      <PageHead title={t('page.mine')} />
      <div className={styles.page}>
        <RecentPanel search={search} />
        <div className={styles.stack}>
          <RemindersPanel />
          <MyDayPanel isAlone />
          <MastersPanel />
          <ReceiptsPanel />
          <p className={styles.note}>{t('mine.no_blame')}</p>
        </div>
      </div>
    </ScrollRegion>
  )
}
