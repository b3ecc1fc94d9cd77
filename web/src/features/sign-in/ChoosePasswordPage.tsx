import { passwordLength } from '@panel/contract/limits'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Keys } from '../../ui/Keys'
import { GateFrame } from './GateFrame'
import { SignInError } from './SignInError'
import type { User } from './user'

/** After a first password, which works once: the operator chooses their own. */
export function ChoosePasswordPage({ onChosen }: { onChosen: (user: User) => void }) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isRefused = error instanceof ApiError && error.code === 'invalid_input'

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const password = String(new FormData(event.currentTarget).get('password'))
    setIsBusy(true)
    try {
      onChosen((await call('POST /api/password.php', { body: { password } })).user)
    } catch (failure) {
      setError(failure)
      setIsBusy(false)
    }
  }

  return (
    <GateFrame>
      <h1>{t('own_password.title')}</h1>
      <p>{t('own_password.text', { least: passwordLength.least })}</p>
      {error !== null && !isRefused && <SignInError error={error} />}
      <form onSubmit={submit}>
        <Field
          label={t('own_password.label')}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          minLength={passwordLength.least}
          maxLength={passwordLength.most}
          required
          autoFocus
          error={isRefused ? t('own_password.refused') : null}
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
          {t('own_password.submit')} <Keys keys="enter" onAccent />
        </Button>
      </form>
    </GateFrame>
  )
}
