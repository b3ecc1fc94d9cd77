import { hasRight } from '@panel/contract/rules/rights'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { lazyPart, useLazyPart } from '../../ui/lazy-part'
import { FailedPanel } from '../../ui/lists/FailedPanel'
import { ScrollRegion } from '../../ui/lists/ScrollRegion'
import { PageHead } from '../../ui/PageHead'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { withAdministrationTexts } from '../../ui/words/with-administration-texts'
import { useMayListBreaks } from '../answering/away/use-away-now'
import { useQueues } from '../answering/queue/queues-query'
import { MyDayPanel } from '../insight/stats/MyDayPanel'
import { useUser } from '../settings/user-query'
import styles from './HomePage.module.css'
import { LanguagesTable } from './LanguagesTable'
import { MinePanel } from './MinePanel'
import { OpenInAdministration } from './OpenInAdministration'
import { QueuePanel } from './QueuePanel'
import { tourEndedOf } from './tour/tour-ended'
import { useHomeRefresh } from './use-home-refresh'
import { WaitingPanel } from './WaitingPanel'

const presencePart = lazyPart(() => import('../supervision/presence/PresencePanel'))
/** For those who have the board. */
const supervisionPart = lazyPart(() => withAdministrationTexts(() => import('./Supervision')))
/** Only the first admin of a new panel needs it. */
const setupPart = lazyPart(() => withAdministrationTexts(() => import('../people/setup/SetupLeft')))
/** For admins of a panel that lacks something. */
const goLivePart = lazyPart(() => withAdministrationTexts(() => import('./go-live/GoLive')))
/** For those who try a demo. */
const tourPart = lazyPart(() => import('./tour/DemoTour'))

/** Queue statistics: waiting conversations now and today, the operator's own day, and for coaches who needs help and who is here. */
export function HomePage() {
  const { t } = useTranslation()
  const queues = useQueues()
  useHomeRefresh()
  const presence = useLazyPart(presencePart, useMayListBreaks())
  const { id, setup_open: isSetupOpen, is_demo: isDemo, scope, works_for_all } = useUser()
  const isSupervisor = hasRight(scope, 'chat_stats.board')
  const supervision = useLazyPart(supervisionPart, isSupervisor)
  const setup = useLazyPart(setupPart, isSetupOpen)
  const isTourShown = !useStore(tourEndedOf(id)) && isDemo
  const tour = useLazyPart(tourPart, isTourShown)
  const isAdmin = works_for_all && hasRight(scope, 'manage_operators') && !isDemo
  const goLive = useLazyPart(goLivePart, isAdmin)
  const { data } = queues
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('home.title')}>
      <PageHead title={t('home.title')} />
      <div className={styles.page}>
        {isTourShown && tour && <tour.DemoTour />}
        {isSetupOpen && setup && <setup.SetupLeft />}
        {isAdmin && goLive && <goLive.GoLive />}
        <OpenInAdministration />
        {queues.isPending && <NowLoading />}
        {queues.isError && !data && (
          <div className={styles.panel}>
            <FailedPanel
              title={t('home.failed')}
              error={queues.error}
              onRetry={() => void queues.refetch()}
            />
          </div>
        )}
        {data && (
          <div className={`${styles.panel} ${styles.now}`} data-four={isSupervisor || undefined}>
            <QueuePanel
              queue="reply"
              counts={data.reply}
              updatedAt={queues.dataUpdatedAt}
              hasLanguage={!isSupervisor}
            />
            <QueuePanel queue="poke" counts={data.poke} hasLanguage={!isSupervisor} />
            {!isSupervisor && <MinePanel waiting={data.smart.waiting} />}
            {isSupervisor && supervision && <supervision.SupervisionTiles />}
          </div>
        )}
        <div className={styles.columns}>
          <div className={styles.stack}>
            {supervision && <supervision.Help />}
            {queues.isPending && <LanguagesLoading />}
            {data && <LanguagesTable queues={data} />}
            <WaitingPanel now={data ? { replies: data.reply.waiting, pokes: data.poke.waiting } : null} />
          </div>
          <div className={styles.stack}>
            {!isSupervisor && <MyDayPanel />}
            {presence && <presence.PresencePanel />}
            {supervision && <supervision.WithMasters />}
            {isSupervisor && <MyDayPanel />}
          </div>
        </div>
      </div>
    </ScrollRegion>
  )
}

function NowLoading() {
  return (
    <div className={`${styles.panel} ${styles.now}`}>
      {['reply', 'poke', 'mine'].map((queue) => (
        <Loading key={queue} className={styles.loading}>
          <Skeleton width="30%" />
          <Skeleton width="50%" height={30} />
        </Loading>
      ))}
    </div>
  )
}

function LanguagesLoading() {
  return (
    <div className={styles.panel}>
      <Loading className={styles.loading}>
        <Skeleton width="25%" />
        <Skeleton width="100%" height={24} />
        <Skeleton width="100%" height={24} />
        <Skeleton width="100%" height={24} />
      </Loading>
    </div>
  )
}
