import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { GateFrame } from './GateFrame'
import { SignInError } from './SignInError'

/** Shown instead of the sign-in when the server cannot say who is signed in. */
export function UnreachablePage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <GateFrame>
      <h1>{t('unreachable')}</h1>
      <SignInError error={error} />
      <Button look="primary" isBlock autoFocus onClick={onRetry}>
        {t('error.try_again')}
      </Button>
    </GateFrame>
  )
}
