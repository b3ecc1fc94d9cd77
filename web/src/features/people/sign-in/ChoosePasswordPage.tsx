import { passwordLength } from '@panel/contract/rules/limits'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import type { User } from '../../settings/user'
import { GateFrame } from './GateFrame'
import { NewPasswordForm } from './NewPasswordForm'
import { useAttempt } from './use-attempt'

/** Shown after a first password, which works only once: the operator chooses a new password. */
export function ChoosePasswordPage({ onChosen }: { onChosen: (user: User) => void }) {
  const { t } = useTranslation()
  const attempt = useAttempt(async (fields) => {
    const body = { password: String(fields.get('password')) }
    onChosen((await call('POST /api/password.php', { body })).user)
  })
  return (
    <GateFrame>
      <h1>{t('own_password.title')}</h1>
      <p>{t('own_password.text', { least: passwordLength.min })}</p>
      <NewPasswordForm attempt={attempt} />
    </GateFrame>
  )
}
