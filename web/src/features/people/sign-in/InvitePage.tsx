import { passwordLength } from '@panel/contract/rules/limits'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import type { User } from '../../settings/user'
import { GateFrame } from './GateFrame'
import { NewPasswordForm } from './NewPasswordForm'
import { SignInError } from './SignInError'
import { useAttempt } from './use-attempt'
import { useLoaded } from './use-loaded'

type Props = { token: string; onAccepted: (user: User) => void }

/** The page of the link in an invitation: the operator chooses a password, once. For an expired or used link, the page says only that. */
export function InvitePage({ token, onAccepted }: Props) {
  const { t } = useTranslation()
  const { found, failure } = useLoaded(() => call('POST /api/invitation', { body: { token } }))
  const attempt = useAttempt(async (fields) => {
    const body = { token, password: String(fields.get('password')) }
    onAccepted((await call('POST /api/invitation/accept', { body })).user)
  })
  const isOver = attempt.error instanceof ApiError && attempt.error.code === 'invitation_invalid'
  if (failure !== null || !found)
    return (
      <GateFrame>
        <h1>{t('invite.title')}</h1>
        {failure === null ? <p role="status">{t('loading')}</p> : <SignInError error={failure} />}
      </GateFrame>
    )
  const { operator } = found
  if (!operator || isOver)
    return (
      <GateFrame>
        <h1>{t(`invite.${isOver || found.state === 'valid' ? 'used' : found.state}`)}</h1>
        <p>{t('invite.ask')}</p>
        <p>
          <a href="/login">{t('invite.login')}</a>
        </p>
      </GateFrame>
    )
  return (
    <GateFrame>
      <h1>{t('invite.welcome', { name: operator.name })}</h1>
      <p>{t('invite.text', { login: operator.login, min: passwordLength.min })}</p>
      <NewPasswordForm attempt={attempt} login={operator.login} />
    </GateFrame>
  )
}
