import type { SetupProgress } from '@panel/contract'
import type { SetupStep } from '@panel/contract/setup-steps'
import { IconAlertCircle } from '@tabler/icons-react'
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'
import { queryClient } from '../../api/query-client'
import { onSessionEnd } from '../../api/session-end'
import { FailedPanel } from '../../ui/FailedPanel'
import { failureText } from '../../ui/failure'
import { Notice } from '../../ui/Notice'
import { goToGate } from '../sign-in/leave'
import type { User } from '../sign-in/user'
import { AdminStep } from './AdminStep'
import { LevelsStep } from './LevelsStep'
import { SetupFrame } from './SetupFrame'
import { nextOpen, type Step, stepBefore } from './steps'
import { TeamStep } from './TeamStep'
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

/** The panel is loaded anew, so that nothing of the setup stays in memory. */
const openPanel = () => location.assign('/')

/** The setup of a new panel: creates the first admin, and then does what a panel needs before its first message. */
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

/** Token, admin, two-factor. A page that is loaded again in between continues at the sign-in. */
function FirstSteps({ onPassed }: { onPassed: (user: User) => void }) {
  const [step, setStep] = useState<'token' | 'admin' | 'two_factor'>('token')
  const [token, setToken] = useState('')
  const [admin, setAdmin] = useState<User | null>(null)
  const settled = new Map<Step, string | null>()
  if (step !== 'token') settled.set('token', null)
  if (admin) settled.set('admin', nameOf(admin))
  return (
    <SetupFrame current={step} settled={settled} onEnd={null}>
      {step === 'token' && (
        <TokenStep
          onRight={(right) => {
            setToken(right)
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

const nameOf = ({ name, login }: User) => `${name}, ${login}`

const openSteps = (progress: SetupProgress | undefined) =>
  progress?.steps.filter(({ state }) => state === 'open').map(({ step }) => step) ?? []

const leaveAtSessionEnd = () => onSessionEnd((end) => goToGate(end === 'expired' ? '/expired' : '/tfa'))

/** The steps of the signed-in first admin. The server stores which are settled. */
function LaterSteps({ admin }: { admin: User }) {
  const { t } = useTranslation()
  useEffect(leaveAtSessionEnd, [])
  const [chosen, setChosen] = useState<SetupStep | null>(null)
  const [notes, setNotes] = useState<Partial<Record<Step, string>>>({ team: admin.team.name })
  const [stored, setStored] = useState<SetupProgress | null>(null)
  const found = useQuery({
    queryKey: ['setup', 'steps'],
    queryFn: () => call('GET /api/setup/steps', {}),
    enabled: stored === null,
  })
  const progress = stored ?? found.data
  const settle = useMutation({
    mutationFn: ({ step, state }: { step: SetupStep; state: 'done' | 'later' }) =>
      call('POST /api/setup/steps/:step', { params: { step }, body: { state } }),
    onSuccess: (next, { step }) => show(next, step),
  })
  const end = useMutation({
    mutationFn: () => call('POST /api/setup/end', {}),
    onSuccess: openPanel,
  })

  const settled = new Map<Step, string | null>([
    ['token', null],
    ['admin', nameOf(admin)],
    ['two_factor', t('setup.two_factor.on')],
  ])
  for (const { step, state } of progress?.steps ?? []) {
    if (state === 'done') settled.set(step, notes[step] ?? null)
    if (state === 'later') settled.set(step, t('setup.put_off'))
  }
  const step = chosen ?? nextOpen(openSteps(progress), 'two_factor') ?? 'team'

  /** Goes on to the next open step, or opens the panel. */
  function show(next: SetupProgress, after: SetupStep) {
    if (next.is_over) return openPanel()
    setStored(next)
    setChosen(nextOpen(openSteps(next), after))
  }
  const note = (of: Step, text: string) => setNotes((all) => ({ ...all, [of]: text }))
  const finish = (state: 'done' | 'later') => settle.mutate({ step, state })
  const before = stepBefore(step)
  const ways = {
    onBack: before ? () => setChosen(before) : undefined,
    onLater: () => finish('later'),
  }
  const error = settle.error ?? end.error
  return (
    <SetupFrame current={step} settled={settled} onEnd={() => end.mutate()}>
      <div>
        {error && (
          <Notice tone="bad" icon={IconAlertCircle} role="alert">
            {failureText(t, t('setup.not_saved'), error)}
          </Notice>
        )}
        {!progress && found.isError && (
          <FailedPanel title={t('setup.failed')} error={found.error} onRetry={() => void found.refetch()} />
        )}
        {progress && step === 'team' && (
          <TeamStep
            name={notes.team ?? ''}
            onLater={ways.onLater}
            onNamed={(next, name) => {
              note('team', name)
              show(next, 'team')
            }}
          />
        )}
        {progress && step === 'levels' && (
          <LevelsStep
            {...ways}
            onDone={(levels) => {
              note('levels', levels)
              finish('done')
            }}
          />
        )}
      </div>
    </SetupFrame>
  )
}
