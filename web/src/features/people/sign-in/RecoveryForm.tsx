import { useTranslation } from 'react-i18next'
import { call, type ResponseTo } from '../../../api/call'
import { Field } from '../../../ui/fields/Field'
import { SignInError } from './SignInError'
import { SubmitButton } from './SubmitButton'
import { useAttempt } from './use-attempt'

type Props = { onVerified: (answer: ResponseTo<'POST /api/tfa.php'>) => void }

export function RecoveryForm({ onVerified }: Props) {
  const { t } = useTranslation()
  const { isBusy, error, onSubmit } = useAttempt(async (fields) => {
    const body = { recovery_code: String(fields.get('recovery_code')).trim() }
    onVerified(await call('POST /api/tfa.php', { body }))
  })
  return (
    <form onSubmit={onSubmit}>
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
      <SubmitButton isBusy={isBusy}>{t('tfa.verify')}</SubmitButton>
    </form>
  )
}
