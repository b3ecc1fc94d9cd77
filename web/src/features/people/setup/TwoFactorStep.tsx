import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, type ResponseTo } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import type { User } from '../../settings/user'
import { CodeForm } from '../sign-in/CodeForm'
import { EnrolPanel } from '../sign-in/EnrolPanel'
import { RecoveryCodesPanel } from '../sign-in/RecoveryCodesPanel'
import { SignInError } from '../sign-in/SignInError'
import { StepNumber } from './StepCard'
import styles from './StepCard.module.css'

type Verified = ResponseTo<'POST /api/tfa.php'>

/** Enrols the authenticator of the first admin, like the first sign-in of any operator. */
export function TwoFactorStep({ onPassed }: { onPassed: (user: User) => void }) {
  const { t } = useTranslation()
  const [verified, setVerified] = useState<Verified | null>(null)
  const enrolment = useQuery({
    queryKey: ['setup', 'two-factor'],
    queryFn: () => call('GET /api/tfa.php', {}),
    enabled: verified === null,
  })
  const handleVerified = (answer: Verified) =>
    answer.recovery_codes ? setVerified(answer) : onPassed(answer.user)
  return (
    <div className={styles.card}>
      <div className={styles.body}>
        <StepNumber step="two_factor" />
        {verified?.recovery_codes ? (
          <RecoveryCodesPanel codes={verified.recovery_codes} onDone={() => onPassed(verified.user)} />
        ) : (
          <>
            {enrolment.data?.enrolled === false && (
              <EnrolPanel enrolment={enrolment.data} title={t('enrol.title')} />
            )}
            {enrolment.isError && (
              <>
                <SignInError error={enrolment.error} />
                <Button isBlock onClick={() => void enrolment.refetch()}>
                  {t('error.try_again')}
                </Button>
              </>
            )}
            <CodeForm login={null} onVerified={handleVerified} />
          </>
        )}
      </div>
    </div>
  )
}
