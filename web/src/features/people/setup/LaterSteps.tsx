import type { SetupProgress } from '@panel/contract'
import type { SetupStep } from '@panel/contract/rules/setup-steps'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { onSessionEnd } from '../../../api/session-end'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { failureText } from '../../../ui/words/failure'
import { settingsKey } from '../../settings/settings-queries'
import type { User } from '../../settings/user'
import { goToGate } from '../sign-in/leave'
import { InviteStep } from './InviteStep'
import { LevelsStep } from './LevelsStep'
import { SetupFrame } from './SetupFrame'
import { SiteownerStep } from './SiteownerStep'
import { adminNote, nextOpen, openSteps, type ShownSecrets, type Step, stepBefore } from './steps'
import { stepsQuery } from './steps-query'
import { TeamStep } from './TeamStep'
import { WebhookStep } from './WebhookStep'

/** Loads the page again, so that nothing of the setup stays in memory. */
const openPanel = () => location.assign('/')

const leaveAtSessionEnd = () => onSessionEnd((end) => goToGate(end === 'expired' ? '/expired' : '/tfa'))

/** The steps after the first admin has signed in. The server stores which of them are done or put off. */
export function LaterSteps({ admin }: { admin: User }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  useEffect(leaveAtSessionEnd, [])
  const [chosen, setChosen] = useState<SetupStep | null>(null)
  const [notes, setNotes] = useState<Partial<Record<Step, string>>>({ team: admin.team.name })
  const [shownSecrets, setShownSecrets] = useState<ShownSecrets>({ key: null, secret: null })
  const [stored, setStored] = useState<SetupProgress | null>(null)
  const found = useQuery({ ...stepsQuery, enabled: stored === null })
  const progress = stored ?? found.data
  const settle = useMutation({
    mutationFn: ({ step, state }: { step: SetupStep; state: 'done' | 'later' }) =>
      call('POST /api/setup/steps/:step', { params: { step }, body: { state } }),
    onSuccess: (next, { step }) => show(next, step),
  })

  const settled = new Map<Step, string | null>([
    ['token', null],
    ['admin', adminNote(admin)],
    ['two_factor', t('setup.two_factor.on')],
  ])
  for (const { step, state } of progress?.steps ?? []) {
    if (state === 'done') settled.set(step, notes[step] ?? null)
    if (state === 'later') settled.set(step, t('setup.put_off'))
  }
  const step = chosen ?? nextOpen(openSteps(progress), 'two_factor') ?? 'team'

  /** Shows the next open step, or opens the panel. */
  function show(next: SetupProgress, after: SetupStep) {
    if (next.is_over) return openPanel()
    // The next steps offer the levels and site owners that this one has added.
    void client.invalidateQueries({ queryKey: settingsKey })
    setStored(next)
    setChosen(nextOpen(openSteps(next), after))
  }
  const note = (of: Step, text: string) => setNotes((all) => ({ ...all, [of]: text }))
  const finish = (state: 'done' | 'later') => settle.mutate({ step, state })
  const before = stepBefore(step)
  const buttons = {
    onBack: before ? () => setChosen(before) : undefined,
    onLater: () => finish('later'),
    onDone: (text: string) => {
      note(step, text)
      finish('done')
    },
  }
  const shown = {
    shownSecrets,
    keep: (made: Partial<ShownSecrets>) => setShownSecrets((all) => ({ ...all, ...made })),
  }
  return (
    <SetupFrame current={step} settled={settled} onLeave={openPanel}>
      <div>
        {settle.error && <FailureNotice>{failureText(t, t('setup.not_saved'), settle.error)}</FailureNotice>}
        {!progress && found.isError && (
          <FailedPanel title={t('setup.failed')} error={found.error} onRetry={() => void found.refetch()} />
        )}
        {progress && step === 'team' && (
          <TeamStep
            name={notes.team ?? ''}
            onLater={buttons.onLater}
            onNamed={(next, name) => {
              note('team', name)
              show(next, 'team')
            }}
          />
        )}
        {progress && step === 'levels' && <LevelsStep {...buttons} />}
        {progress && step === 'siteowner' && <SiteownerStep {...buttons} {...shown} />}
        {progress && step === 'webhook' && <WebhookStep {...buttons} {...shown} />}
        {progress && step === 'invite' && <InviteStep {...buttons} teamId={admin.team.id} />}
      </div>
    </SetupFrame>
  )
}
