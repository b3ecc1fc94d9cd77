import { IconCircleCheck, IconClock, IconCloudX, IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { dataAges, oldestOf } from '../../../api/data-age'
import { Button } from '../../../ui/actions/Button'
import { Banner } from '../../../ui/overlays/Banner'
import { formatDate } from '../../../ui/words/dates'
import { clock } from '../../../ui/words/now'
import { useConnection } from './live'
import { useSlow } from './slow'

const icons = { offline: IconWifiOff, silent: IconCloudX, no_stream: IconCloudX }

/** Shown above every page while the connection is lost: since when, and what still works. Then shows that it is back. */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const connection = useConnection()
  const slow = useSlow()
  const ages = useStore(dataAges)
  // Rendered again only when this value changes.
  const oldest = useStore(clock, (now) => oldestOf(ages, now))
  const banner = () => {
    switch (connection.phase) {
      case 'lost':
        return (
          <Banner tone="warn" icon={icons[connection.loss]}>
            {t(`live.lost.${connection.loss}`, { time: formatDate(connection.since, 'timeOnly') })}{' '}
            {connection.loss !== 'no_stream' && t('live.kept')}
          </Banner>
        )
      case 'catching_up':
        return <Banner icon={IconRefresh}>{t('live.catching_up')}</Banner>
      case 'back':
        return (
          <Banner tone="ok" icon={IconCircleCheck}>
            {t('live.back', { time: formatDate(connection.at, 'timeOnly') })}
          </Banner>
        )
      case 'live':
        if (slow) return <SlowBanner onRetry={slow.retry} />
        return oldest === null ? null : (
          <Banner icon={IconClock}>{t('live.as_of', { time: formatDate(oldest, 'timeOnly') })}</Banner>
        )
    }
  }
  return (
    // Always rendered, because a screen reader only announces changes in a region that existed before.
    <div role="status">{banner()}</div>
  )
}

function SlowBanner({ onRetry }: { onRetry: (() => void) | null }) {
  const { t } = useTranslation()
  return (
    <Banner
      icon={IconClock}
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('error.try_again')}
          </Button>
        )
      }
    >
      {t('slow')}
    </Banner>
  )
}
