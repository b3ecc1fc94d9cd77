import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AnswerTo, call } from '../../api/call'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Keys } from '../../ui/Keys'
import { SignInError } from './SignInError'

type Props = { onVerified: (answer: AnswerTo<'POST /api/tfa.php'>) => void }

export function RecoveryForm({ onVerified }: Props) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const recovery_code = String(new FormData(event.currentTarget).get('recovery_code')).trim()
    setIsBusy(true)
    try {
      onVerified(await call('POST /api/tfa.php', { body: { recovery_code } }))
    } catch (failure) {
      setError(failure)
      setIsBusy(false)
    }
  }

  return (
    <form onSubmit={submit}>
      {error !== null && <SignInError error={error} />}
      <Field
        label={t('tfa.recovery_code')}
        name="recovery_code"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={40}
        required
        autoFocus
      />
      <Button type="submit" look="primary" isBlock isBusy={isBusy}>
        {t('tfa.verify')} <Keys keys="enter" onAccent />
      </Button>
    </form>
  )
}
