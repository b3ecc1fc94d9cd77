import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lazyPart, useLazyPart } from '../../ui/lazy-part'
import { FailedPanel } from '../../ui/lists/FailedPanel'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { TitledPanel } from '../../ui/TitledPanel'
import { useNow } from '../../ui/words/now'
import type { Series } from './day-chart'
import { samplesQuery } from './samples-query'
import styles from './WaitingPanel.module.css'

const chartPart = lazyPart(() => import('./DayChart'))

/** Waiting conversations of the day until now. @param now the current numbers; null until they are loaded */
export function WaitingPanel({ now }: { now: Record<Series, number> | null }) {
  const { t } = useTranslation()
  const samples = useQuery(samplesQuery)
  // The end of the line moves once a minute.
  const at = useNow(60_000)
  const counted = samples.data?.map((sample) => ({ ...sample, at: Date.parse(sample.at) })) ?? []
  const points = now ? [...counted.filter((point) => point.at < at), { at, ...now }] : counted
  const isDrawn = points.length > 1
  const chart = useLazyPart(chartPart, isDrawn)
  return (
    <TitledPanel
      title={t('home.day.title')}
      className={styles.panel}
      aside={
        isDrawn && (
          <>
            <span className={styles.legend}>{t('home.chats')}</span>
            <span className={`${styles.legend} ${styles.dashedLegend}`}>{t('home.pokes')}</span>
          </>
        )
      }
    >
      {(samples.isPending || (isDrawn && samples.data && !chart)) && (
        <Loading className={styles.loading}>
          <Skeleton width="100%" height="100%" />
        </Loading>
      )}
      {samples.isError && !samples.data && (
        <FailedPanel
          title={t('home.day.failed')}
          error={samples.error}
          onRetry={() => void samples.refetch()}
        />
      )}
      {samples.data && !isDrawn && <p className={styles.empty}>{t('home.day.empty')}</p>}
      {samples.data && isDrawn && chart && <chart.DayChart points={points} />}
    </TitledPanel>
  )
}
