import type { User } from '@panel/contract'
import { IconPlayerPause } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/overlays/Banner'

/** Tells the operator which coach has paused them and why, until it is lifted. */
export function PausedBanner({ pause: { by, reason } }: { pause: NonNullable<User['paused']> }) {
  const { t } = useTranslation()
  return (
    <Banner icon={IconPlayerPause}>
      {by?.name ? t('paused.by', { name: by.name }) : t('paused.by_coach')}{' '}
      {reason ? t('paused.reason', { reason }) : t('paused.ask_why')}
    </Banner>
  )
}
