import { IconBan, IconLock, IconWifiOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, OfflineError } from '../../../api/api-error'
import { serverNow } from '../../../api/server-clock'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { Notice } from '../../../ui/overlays/Notice'
import { clockFace, formatDate } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'

/** Errors with their own texts. */
const known = new Set(['login_failed', 'code_wrong', 'codes_locked', 'too_many_requests'])

/** Says why the sign-in failed, above the form. */
export function SignInError({ error }: { error: unknown }) {
  const { t } = useTranslation()
  if (error instanceof OfflineError)
    return (
      <Notice icon={IconWifiOff} role="alert">
        {t('error.offline')}
      </Notice>
    )
  const code = error instanceof ApiError ? error.code : null
  const id = error instanceof ApiError ? error.requestId : null
  if (error instanceof ApiError && code === 'too_many_attempts')
    return (
      <Notice tone="bad" icon={IconLock} role="alert">
        {t('login.too_many_attempts')} <TimeLeft key={id} wait={error.retryAfter} />
      </Notice>
    )
  if (error instanceof ApiError && error.suspension)
    return (
      <Notice tone="bad" icon={IconBan} role="alert">
        <Suspension suspension={error.suspension} />
      </Notice>
    )
  return (
    <FailureNotice>
      {code === 'login_failed' && t('login.failed')}
      {code === 'code_wrong' && t('tfa.wrong')}
      {code === 'codes_locked' && t('tfa.locked')}
      {code === 'too_many_requests' && t('login.slowed')}
      {!(code && known.has(code)) && (
        <>
          {t('error.title')}. {id && t('error.support', { id })}
        </>
      )}
    </FailureNotice>
  )
}

/** When, by whom and why the account was suspended. */
function Suspension({
  suspension: { since, by, reason },
}: {
  suspension: NonNullable<ApiError['suspension']>
}) {
  const { t } = useTranslation()
  const date = formatDate(since, 'long')
  return (
    <>
      {by?.name ? t('login.suspended', { date, name: by.name }) : t('login.suspended_by_admin', { date })}
      {reason && (
        <>
          <br />
          {t('login.suspended_reason', { reason })}
        </>
      )}
    </>
  )
}

/** The time until the next attempt is allowed. */
function TimeLeft({ wait }: { wait: number | null }) {
  const { t } = useTranslation()
  const now = useNow()
  const [since] = useState(serverNow)
  if (wait === null || since + wait <= now) return null
  return (
    <span aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('login.time_left', { time: clockFace(since + wait - now) })}
    </span>
  )
}
