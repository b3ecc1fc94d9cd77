import { passwordLength } from '@panel/contract/rules/limits'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { issueText } from '../../../ui/words/issue-text'
import { PasswordField } from './PasswordField'
import { SignInError } from './SignInError'
import { SubmitButton } from './SubmitButton'
import type { useAttempt } from './use-attempt'

type Props = {
  attempt: ReturnType<typeof useAttempt>
  /** For the password manager of the browser, on a page that has not asked for the login. */
  login?: string
}

/** The form in which an operator chooses a password, and what is wrong with it. */
export function NewPasswordForm({ attempt: { isBusy, error, onSubmit }, login }: Props) {
  const { t } = useTranslation()
  const [issue] = error instanceof ApiError ? error.issues : []
  return (
    <>
      {error !== null && !issue && <SignInError error={error} />}
      <form onSubmit={onSubmit}>
        {login !== undefined && <input type="hidden" name="username" autoComplete="username" value={login} />}
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
    </>
  )
}
