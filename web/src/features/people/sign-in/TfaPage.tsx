import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call, type ResponseTo } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { Notice } from '../../../ui/overlays/Notice'
import type { User } from '../../settings/user'
import { CodeForm } from './CodeForm'
import { EnrolPanel } from './EnrolPanel'
import { GateFrame } from './GateFrame'
import styles from './GateFrame.module.css'
import { RecoveryCodesPanel } from './RecoveryCodesPanel'
import { RecoveryForm } from './RecoveryForm'
import { SignInError } from './SignInError'
import { useLoaded } from './use-loaded'

type Verified = ResponseTo<'POST /api/tfa.php'>

/** The login is known when its password was entered on this page. */
type Props = { login: string | null; onSignedIn: (user: User) => void; onStartOver: () => void }

export function TfaPage({ login, onSignedIn, onStartOver }: Props) {
  const { t } = useTranslation()
  const [verified, setVerified] = useState<Verified | null>(null)
  const [chosen, setChosen] = useState<'code' | 'recovery'>('code')

  const load = () =>
    call('GET /api/tfa.php', {}).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      onStartOver()
      return null
    })
  const { found: enrolment, failure, retry } = useLoaded(load)
  const isLocked = enrolment?.enrolled === true && enrolment.codes_locked
  // Only a recovery code is accepted then.
  const way = isLocked ? 'recovery' : chosen
  const handleVerified = (answer: Verified) =>
    answer.recovery_codes ? setVerified(answer) : onSignedIn(answer.user)

  if (verified?.recovery_codes)
    return (
      <GateFrame>
        <RecoveryCodesPanel codes={verified.recovery_codes} onDone={() => onSignedIn(verified.user)} />
      </GateFrame>
    )
  return (
    <GateFrame>
      {enrolment?.enrolled === false && <EnrolPanel enrolment={enrolment} title={t('enrol.title')} />}
      {enrolment?.enrolled !== false && (
        <>
          <h1>{t(way === 'code' ? 'tfa.title' : 'tfa.recovery_title')}</h1>
          <p>{t(way === 'code' ? 'tfa.text' : 'tfa.recovery_text')}</p>
        </>
      )}
      {isLocked && (
        <Notice tone="bad" icon={IconLock}>
          {t('tfa.locked')}
        </Notice>
      )}
      {failure !== null && <LoadFailure error={failure} onRetry={retry} />}
      {way === 'code' ? (
        <CodeForm login={login} onVerified={handleVerified} />
      ) : (
        <RecoveryForm onVerified={handleVerified} />
      )}
      <p className={styles.hint}>
        {enrolment?.enrolled && !isLocked && (
          <>
            <SentenceLink onPress={() => setChosen(way === 'code' ? 'recovery' : 'code')}>
              {t(way === 'code' ? 'tfa.use_recovery' : 'tfa.use_code')}
            </SentenceLink>{' '}
          </>
        )}
        <SentenceLink onPress={onStartOver}>{t('tfa.start_over')}</SentenceLink>
      </p>
      <p className={styles.hint}>{t('tfa.new_phone')}</p>
    </GateFrame>
  )
}

/** A sentence that is a link. */
function SentenceLink({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <span className={styles.sentence}>
      <button type="button" className={styles.link} onClick={onPress}>
        {children}
      </button>
      .
    </span>
  )
}

function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <SignInError error={error} />
      <Button isBlock onClick={onRetry}>
        {t('error.try_again')}
      </Button>
    </>
  )
}
