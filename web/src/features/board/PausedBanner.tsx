import { IconPlayerPause } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner'

/** Tells the operator that a coach has paused them, until it is lifted. */
export function PausedBanner() {
  const { t } = useTranslation()
  return <Banner icon={IconPlayerPause}>{t('paused')}</Banner>
}
