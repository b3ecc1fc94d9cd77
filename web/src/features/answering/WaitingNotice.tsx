import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Waiting } from '../../api/retry'
import { Button } from '../../ui/actions/Button'
import { Notice } from '../../ui/overlays/Notice'
import { useNow } from '../../ui/words/now'

type Props = {
  waiting: Waiting
  onTryNow: () => void
  /** The call sends a message to the customer. If false, it is another action. */
  isMessage?: boolean
}

/** Says that the outcome of a call is unknown, and when it is repeated. */
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
