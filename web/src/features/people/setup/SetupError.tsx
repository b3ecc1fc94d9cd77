import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { Notice } from '../../../ui/overlays/Notice'
import { SignInError } from '../sign-in/SignInError'

/** Says why the token was refused. */
export function SetupError({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const code = error instanceof ApiError ? error.code : null
  if (code === 'setup_token_wrong') return <FailureNotice>{t('setup.token_wrong')}</FailureNotice>
  // Somebody else has used the token, or the command line has added an admin.
  if (code === 'not_found')
    return (
      <Notice tone="warn" icon={IconLock} role="alert">
        {t('setup.closed')} <a href="/login">{t('setup.sign_in')}</a>
      </Notice>
    )
  return <SignInError error={error} />
}
