import { IconCloudX, IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { OfflineError } from '../../../api/api-error'
import { Button } from '../../../ui/actions/Button'
import { Notice } from '../../../ui/overlays/Notice'
import { whatFailed } from '../../../ui/words/failure'
import { GateFrame } from './GateFrame'

/** Shown instead of the sign-in when the server cannot say who is signed in. */
export function UnreachablePage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <GateFrame>
      <h1>{t('error.title')}</h1>
      <Notice tone="bad" icon={error instanceof OfflineError ? IconWifiOff : IconCloudX} role="alert">
        {whatFailed(t, t('unreachable'), error)}
      </Notice>
      <Button look="primary" isBlock autoFocus onClick={onRetry}>
        {t('error.try_again')}
      </Button>
    </GateFrame>
  )
}
