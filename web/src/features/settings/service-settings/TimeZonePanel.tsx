import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { TimeZoneField } from '../../../ui/fields/TimeZoneField'
import { TitledPanel } from '../../../ui/TitledPanel'
import { failureText } from '../../../ui/words/failure'
import { issueText } from '../../../ui/words/issue-text'
import styles from './ThresholdsPage.module.css'
import { timeZoneQuery } from './time-zone-query'

/** The time zone whose days all figures are of, and how far the days are recounted after a change. */
export function TimeZonePanel() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data } = useQuery(timeZoneQuery)
  const [typed, setTyped] = useState<{ zone: string; seen: string } | null>(null)
  const save = useMutation({
    mutationFn: (body: { zone: string; seen: string }) => call('PUT /api/time-zone', { body }),
    onSuccess: (stored) => {
      client.setQueryData(timeZoneQuery.queryKey, stored)
      setTyped(null)
    },
  })
  if (!data) return null
  const { zone, recounted } = data
  const isNew = typed !== null && typed.zone.trim() !== zone
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (typed && isNew) save.mutate({ zone: typed.zone.trim(), seen: typed.seen })
  }
  return (
    <TitledPanel title={t('time_zone.title')}>
      <form onSubmit={onSubmit}>
        <div className={styles.fields}>
          <TimeZoneField
            label={t('time_zone.label')}
            hint={t('time_zone.hint')}
            error={save.error && refusalOf(save.error)}
            value={typed?.zone ?? zone}
            onChange={(event) => {
              save.reset()
              setTyped({ zone: event.target.value, seen: typed?.seen ?? zone })
            }}
          />
        </div>
        <footer className={styles.foot}>
          <p role="status">{recounted !== null && t('time_zone.recounted', { percent: recounted })}</p>
          <Button
            type="submit"
            look={isNew ? 'primary' : 'normal'}
            isBusy={save.isPending}
            blocked={!isNew && t('time_zone.unchanged')}
          >
            {t('time_zone.save')}
          </Button>
        </footer>
      </form>
    </TitledPanel>
  )

  function refusalOf(error: Error): string {
    if (!(error instanceof ApiError)) return failureText(t, t('time_zone.failed'), error)
    const [issue] = error.issues
    if (issue) return issueText(t, issue)
    if (error.code === 'days_are_recounted') return t('time_zone.busy')
    if (error.code === 'edited_meanwhile') return t('time_zone.edited', { zone })
    return failureText(t, t('time_zone.failed'), error)
  }
}
