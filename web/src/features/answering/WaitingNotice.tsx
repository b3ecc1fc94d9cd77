import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Waiting } from '../../api/retry'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useNow } from '../../ui/now'

type Props = {
  waiting: Waiting
  onTryNow: () => void
  /** A message to the customer waits; else it is another act. */
  isMessage?: boolean
}

/** It is not known whether the call arrived; it is tried again by itself. */
export function WaitingNotice({ waiting, onTryNow, isMessage = true }: Props) {
  const { t } = useTranslation()
  const seconds = Math.max(0, Math.ceil((waiting.until - useNow()) / 1_000))
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
      {isMessage ? t(`waiting.${waiting.reason}`) : t('leave.waiting')}{' '}
      <span aria-hidden="true">{t('waiting.again_in', { seconds })}</span>
    </Notice>
  )
}
