import type { SetupProgress } from '@panel/contract'
import { teamNameLength } from '@panel/contract/rules/limits'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Field } from '../../../ui/fields/Field'
import { TimeZoneField } from '../../../ui/fields/TimeZoneField'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { failureText } from '../../../ui/words/failure'
import { issueText } from '../../../ui/words/issue-text'
import { ownTimeZone } from '../../../ui/words/period'
import { StepCard } from './StepCard'

type Props = {
  /** The present name. */
  name: string
  onNamed: (progress: SetupProgress, name: string) => void
  onLater: () => void
}

/** The name of the first team, which the first admin is in, and the time zone of the service. */
export function TeamStep({ name: present, onNamed, onLater }: Props) {
  const { t } = useTranslation()
  const [name, setName] = useState(present)
  const [zone, setZone] = useState(ownTimeZone)
  const save = useMutation({
    mutationFn: async () => {
      const { zone: seen } = await call('GET /api/time-zone', {})
      await call('PUT /api/time-zone', { body: { zone: zone.trim(), seen } })
      return call('POST /api/setup/team', { body: { name } })
    },
    onSuccess: (progress) => onNamed(progress, name.trim()),
  })
  const zoneIssue =
    save.error instanceof ApiError ? save.error.issues.find(({ path }) => path === 'zone') : undefined
  const isTaken = save.error instanceof ApiError && save.error.code === 'team_name_taken'
  const isIncomplete = name.trim() === ''
  return (
    <StepCard
      step="team"
      isBusy={save.isPending}
      isIncomplete={isIncomplete}
      error={
        save.isError &&
        !isTaken &&
        !zoneIssue && <FailureNotice>{failureText(t, t('setup.not_saved'), save.error)}</FailureNotice>
      }
      onContinue={() => save.mutate()}
      onLater={onLater}
    >
      {(isTried) => (
        <>
          <Field
            label={t('setup.team.label')}
            value={name}
            maxLength={teamNameLength}
            autoComplete="off"
            autoFocus
            hint={t('setup.team.hint')}
            error={isTaken ? t('setup.team.taken') : isTried && isIncomplete ? t('setup.team.missing') : null}
            onChange={(event) => setName(event.target.value)}
          />
          <TimeZoneField
            label={t('time_zone.label')}
            value={zone}
            hint={t('time_zone.hint')}
            error={zoneIssue ? issueText(t, zoneIssue) : null}
            onChange={(event) => setZone(event.target.value)}
          />
        </>
      )}
    </StepCard>
  )
}
