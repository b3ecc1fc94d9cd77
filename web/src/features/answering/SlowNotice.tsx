import { IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/overlays/Notice'

/** Sending takes longer than usual. It cannot be cancelled, because the message may have arrived. */
export function SlowNotice() {
  const { t } = useTranslation()
  return (
    <Notice icon={IconClock} role="status">
      {t('waiting.slow')}
    </Notice>
  )
}
