import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { GateFrame } from './GateFrame'
import { SignInError } from './SignInError'

/** The server could not tell who is signed in, so the sign-in is not shown. */
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
