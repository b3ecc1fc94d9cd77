import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Field } from '../../../ui/fields/Field'
import type { User } from '../../settings/user'
import { GateFrame } from './GateFrame'
import styles from './GateFrame.module.css'
import { PasswordField } from './PasswordField'
import { SignInError } from './SignInError'
import { SubmitButton } from './SubmitButton'
import { useAttempt } from './use-attempt'

export function LoginPage({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const { t } = useTranslation()
  const { isBusy, error, onSubmit } = useAttempt(
    async (fields) => {
      const body = { login: String(fields.get('login')).trim(), password: String(fields.get('password')) }
      onSignedIn((await call('POST /api/user.php', { body })).user)
    },
    (form) => form.querySelector<HTMLInputElement>('[name=password]')?.select(),
  )
  return (
    <GateFrame>
      <h1>{t('login.title')}</h1>
      {error !== null && <SignInError error={error} />}
      <form onSubmit={onSubmit}>
        <Field
          label={t('login.username')}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={100}
          required
          autoFocus
        />
        <PasswordField label={t('login.password')} autoComplete="current-password" maxLength={200} required />
        <SubmitButton isBusy={isBusy}>{t('login.submit')}</SubmitButton>
      </form>
      <p className={styles.hint}>{t('login.hint')}</p>
    </GateFrame>
  )
}
