import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { queryClient } from '../../../api/query-client'
import type { User } from '../../settings/user'
import { AdminStep } from './AdminStep'
import { LaterSteps } from './LaterSteps'
import { SetupFrame } from './SetupFrame'
import { adminNote, type Step } from './steps'
import { TokenStep } from './TokenStep'
import { TwoFactorStep } from './TwoFactorStep'

/** Whether the panel has no operator yet. */
export async function isSetupOpen(): Promise<boolean> {
  try {
    return (await call('GET /api/setup', {})).is_open
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}

/** The setup of a new panel: the first admin, then the steps that are needed before the first message. */
export function Setup({ user }: { user: User | null }) {
  const { i18n } = useTranslation()
  const [admin, setAdmin] = useState(user)
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={i18n.language}>
        {admin?.tfa_authenticated ? <LaterSteps admin={admin} /> : <FirstSteps onPassed={setAdmin} />}
      </I18nProvider>
    </QueryClientProvider>
  )
}

/** Token, admin and two-factor. If the page is reloaded meanwhile, the admin continues by signing in. */
function FirstSteps({ onPassed }: { onPassed: (user: User) => void }) {
  const [step, setStep] = useState<'token' | 'admin' | 'two_factor'>('token')
  const [token, setToken] = useState('')
  const [admin, setAdmin] = useState<User | null>(null)
  const settled = new Map<Step, string | null>()
  if (step !== 'token') settled.set('token', null)
  if (admin) settled.set('admin', adminNote(admin))
  return (
    <SetupFrame current={step} settled={settled}>
      {step === 'token' && (
        <TokenStep
          onAccepted={(accepted) => {
            setToken(accepted)
            setStep('admin')
          }}
        />
      )}
      {step === 'admin' && (
        <AdminStep
          token={token}
          onBack={() => setStep('token')}
          onCreated={(created) => {
            setToken('')
            setAdmin(created)
            setStep('two_factor')
          }}
        />
      )}
      {step === 'two_factor' && <TwoFactorStep onPassed={onPassed} />}
    </SetupFrame>
  )
}
