import { passwordLength } from '@panel/contract/rules/limits'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { issueText } from '../../../ui/words/issue-text'
import type { User } from '../../settings/user'
import { GateFrame } from './GateFrame'
import { PasswordField } from './PasswordField'
import { SignInError } from './SignInError'
import { SubmitButton } from './SubmitButton'
import { useAttempt } from './use-attempt'

/** Shown after a first password, which works only once: the operator chooses a new password. */
export function ChoosePasswordPage({ onChosen }: { onChosen: (user: User) => void }) {
  const { t } = useTranslation()
  const { isBusy, error, onSubmit } = useAttempt(async (fields) => {
    const body = { password: String(fields.get('password')) }
    onChosen((await call('POST /api/password.php', { body })).user)
  })
  const [issue] = error instanceof ApiError ? error.issues : []
  return (
    <GateFrame>
      <h1>{t('own_password.title')}</h1>
      <p>{t('own_password.text', { least: passwordLength.min })}</p>
      {error !== null && !issue && <SignInError error={error} />}
      <form onSubmit={onSubmit}>
        <PasswordField
          label={t('own_password.label')}
          autoComplete="new-password"
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
          required
          autoFocus
          error={issue ? issueText(t, issue) : null}
        />
        <SubmitButton isBusy={isBusy}>{t('own_password.submit')}</SubmitButton>
      </form>
    </GateFrame>
  )
}
