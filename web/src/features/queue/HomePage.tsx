import { useTranslation } from 'react-i18next'
import { FailedPanel } from '../../ui/FailedPanel'
import { PageHead } from '../../ui/PageHead'
import { ScrollRegion } from '../../ui/ScrollRegion'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { AwayNowPanel } from '../away/AwayNowPanel'
import styles from './HomePage.module.css'
import { LanguagesTable } from './LanguagesTable'
import { MinePanel } from './MinePanel'
import { QueuePanel } from './QueuePanel'
import { useQueues } from './queues-query'

/** Queue statistics: what waits now. */
export function HomePage() {
  const { t } = useTranslation()
  const queues = useQueues()
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('home.title')}>
      <PageHead title={t('home.title')} />
      <div className={styles.page}>
        {queues.isPending && <HomeLoading />}
        {queues.isError && !queues.data && (
          <div className={styles.panel}>
            <FailedPanel
              title={t('home.failed')}
              error={queues.error}
              onRetry={() => void queues.refetch()}
            />
          </div>
        )}
        {queues.data && (
          <>
            <div className={`${styles.panel} ${styles.now}`}>
              <QueuePanel queue="reply" counts={queues.data.reply} updatedAt={queues.dataUpdatedAt} />
              <QueuePanel queue="poke" counts={queues.data.poke} />
              <MinePanel waiting={queues.data.smart.waiting} />
            </div>
            <AwayNowPanel />
            <LanguagesTable queues={queues.data} />
          </>
        )}
      </div>
    </ScrollRegion>
  )
}

function HomeLoading() {
  return (
    <>
      <div className={styles.panel}>
        <Loading className={styles.loading}>
          <Skeleton width="30%" />
          <Skeleton width="20%" height={30} />
        </Loading>
      </div>
      <div className={styles.panel}>
        <Loading className={styles.loading}>
          <Skeleton width="25%" />
          <Skeleton width="100%" height={24} />
          <Skeleton width="100%" height={24} />
          <Skeleton width="100%" height={24} />
        </Loading>
      </div>
    </>
  )
}
