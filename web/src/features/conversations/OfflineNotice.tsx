import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/Notice'
import { useIsOffline } from '../live/live'

/** Above the editor, at every width: the panel has lost its connection, and what that means for the text. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  return (
    // Always there: a screen reader only reads out what changes in a region it knows.
    <div role="status">{isOffline && <Notice icon={IconWifiOff}>{t('live.offline')}</Notice>}</div>
  )
}
