import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Field } from '../../../ui/fields/Field'
import { SetupError } from './SetupError'
import { StepCard } from './StepCard'
import styles from './StepCard.module.css'

/** The token proves that somebody can read the log of the server. It stays in the memory of the page. */
export function TokenStep({ onAccepted }: { onAccepted: (token: string) => void }) {
  const { t } = useTranslation()
  const [token, setToken] = useState('')
  const check = useMutation({
    mutationFn: () => call('POST /api/setup/token', { body: { token } }),
    onSuccess: () => onAccepted(token),
  })
  const isIncomplete = token.trim() === ''
  return (
    <StepCard
      step="token"
      isBusy={check.isPending}
      isIncomplete={isIncomplete}
      error={check.isError && <SetupError error={check.error} />}
      onContinue={() => check.mutate()}
    >
      {(isTried) => (
        <>
          <Field
            label={t('setup.token.label')}
            error={isTried && isIncomplete ? t('setup.token.missing') : null}
            value={token}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            autoFocus
            hint={t('setup.token.hint')}
            onChange={(event) => setToken(event.target.value)}
          />
          <pre className={styles.code}>{t('setup.token.example')}</pre>
        </>
      )}
    </StepCard>
  )
}
