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

/** The public sign-in of a demo for which somebody has left the panel. */
const askedFor = () => new URLSearchParams(location.search).get('as')

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
  const [chosen, setChosen] = useState(askedFor)
  const filled = demo?.sign_ins.find(({ login }) => login === chosen)?.login ?? null
  const moveBy = (step: 1 | -1) => {
    const logins = demo?.sign_ins.map(({ login }) => login) ?? []
    const place = filled === null && step < 0 ? logins.length : logins.indexOf(filled ?? '')
    setChosen(logins[(place + step + logins.length) % logins.length] ?? null)
  }
  return (
    <GateFrame
      banner={demo && <DemoBanner />}
      beside={demo && <DemoSignIns demo={demo} chosen={filled} onChoose={setChosen} onMove={moveBy} />}
    >
      <h1>{t('login.title')}</h1>
      {error !== null && <SignInError error={error} />}
      <form onSubmit={onSubmit}>
        <Field
          key={`login ${filled}`}
          defaultValue={filled ?? ''}
          label={t('login.username')}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={100}
          required
          autoFocus
        />
        <PasswordField
          key={`password ${filled}`}
          defaultValue={filled === null ? '' : demo?.password}
          label={t('login.password')}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <SubmitButton isBusy={isBusy}>{t('login.submit')}</SubmitButton>
      </form>
      <p className={styles.hint}>{t(demo ? 'demo.keys' : 'login.hint')}</p>
    </GateFrame>
  )
}
