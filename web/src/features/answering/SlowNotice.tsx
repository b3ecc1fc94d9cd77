import { IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/Notice'

/** The message is on its way for longer than usual. It can't be called back: it may have arrived. */
export function SlowNotice() {
  const { t } = useTranslation()
  return (
    <Notice icon={IconClock} role="status">
      {t('waiting.slow')}
    </Notice>
  )
}
