import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Keys } from '../../ui/Keys'
import { GateFrame } from './GateFrame'
import styles from './GateFrame.module.css'
import { SignInError } from './SignInError'
import type { User } from './user'

export function LoginPage({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const fields = new FormData(form)
    setIsBusy(true)
    try {
      const body = { login: String(fields.get('login')).trim(), password: String(fields.get('password')) }
      onSignedIn((await call('POST /api/user.php', { body })).user)
    } catch (failure) {
      setError(failure)
      setIsBusy(false)
      form.querySelector<HTMLInputElement>('[name=password]')?.select()
    }
  }

  return (
    <GateFrame>
      <h1>{t('login.title')}</h1>
      {error !== null && <SignInError error={error} />}
      <form onSubmit={submit}>
        <Field
          label={t('login.username')}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={100}
          required
          autoFocus
        />
        <Field
          label={t('login.password')}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={200}
          required
          end={
            <Button
              size="small"
              look="quiet"
              aria-pressed={isShown}
              aria-label={t(isShown ? 'login.hide_password' : 'login.show_password')}
              onClick={() => setIsShown(!isShown)}
            >
              {t(isShown ? 'login.hide' : 'login.show')}
            </Button>
          }
        />
        <Button type="submit" look="primary" isBlock isBusy={isBusy}>
          {t('login.submit')} <Keys keys="enter" onAccent />
        </Button>
      </form>
      <p className={styles.hint}>{t('login.hint')}</p>
    </GateFrame>
  )
}
