import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Waiting } from '../../api/retry'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useNow } from '../../ui/now'

/** It is not known whether the text arrived; it is tried again by itself. */
export function WaitingNotice({ waiting, onTryNow }: { waiting: Waiting; onTryNow: () => void }) {
  const { t } = useTranslation()
  useNow()
  const seconds = Math.max(0, Math.ceil((waiting.until - Date.now()) / 1_000))
  return (
    <Notice
      icon={IconWifiOff}
      role="status"
      actions={
        <Button size="small" onClick={onTryNow}>
          {t('waiting.try_now')}
        </Button>
      }
    >
      {t(`waiting.${waiting.reason}`)} <span aria-hidden="true">{t('waiting.again_in', { seconds })}</span>
    </Notice>
  )
}
