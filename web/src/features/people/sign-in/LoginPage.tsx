import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Field } from '../../../ui/fields/Field'
import type { User } from '../../settings/user'
import { DemoBanner, DemoSignIns } from './DemoSignIns'
import { GateFrame } from './GateFrame'
import styles from './GateFrame.module.css'
import { PasswordField } from './PasswordField'
import { SignInError } from './SignInError'
import { SubmitButton } from './SubmitButton'
import { useAttempt } from './use-attempt'
import { useDemo } from './use-demo'

export function LoginPage({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const { t } = useTranslation()
  const { isBusy, error, onSubmit } = useAttempt(
    async (fields) => {
      const body = { login: String(fields.get('login')).trim(), password: String(fields.get('password')) }
      onSignedIn((await call('POST /api/user.php', { body })).user)
    },
    (form) => form.querySelector<HTMLInputElement>('[name=password]')?.select(),
  )
  const demo = useDemo()
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <GateFrame
      banner={demo && <DemoBanner />}
      beside={demo && <DemoSignIns demo={demo} chosen={chosen} onChoose={setChosen} />}
    >
      <h1>{t('login.title')}</h1>
      {error !== null && <SignInError error={error} />}
      <form onSubmit={onSubmit}>
        <Field
          key={`login ${chosen}`}
          defaultValue={chosen ?? ''}
          label={t('login.username')}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={100}
          required
          autoFocus
        />
        <PasswordField
          key={`password ${chosen}`}
          defaultValue={chosen === null ? '' : demo?.password}
          label={t('login.password')}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <SubmitButton isBusy={isBusy}>{t('login.submit')}</SubmitButton>
      </form>
      <p className={styles.hint}>{t('login.hint')}</p>
    </GateFrame>
  )
}
