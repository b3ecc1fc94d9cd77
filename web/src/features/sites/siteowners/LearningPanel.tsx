import type { ManagedSiteowner } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { CheckField } from '../../../ui/fields/CheckField'
import { TitledPanel } from '../../../ui/TitledPanel'
import { siteownerError } from '../../settings/siteowner-error'
import { showSiteowner } from '../../settings/siteowners-query'
import styles from './Siteowners.module.css'

/** Whether the recognition may learn from texts of this site owner that people marked wrong. */
export function LearningPanel({ siteowner: { id, is_learning_allowed } }: { siteowner: ManagedSiteowner }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (isAllowed: boolean) =>
      call('PATCH /api/siteowners/:id', { params: { id }, body: { is_learning_allowed: isAllowed } }),
    onSuccess: (changed) => showSiteowner(client, changed),
  })
  const isAllowed = change.isPending ? change.variables : is_learning_allowed
  return (
    <TitledPanel title={t('siteowners.learning.title')}>
      <CheckField
        label={t('siteowners.learning.allow')}
        hint={t('siteowners.learning.hint')}
        checked={isAllowed}
        onChange={(isChecked) => {
          if (!change.isPending) change.mutate(isChecked)
        }}
      />
      {change.error && (
        <p role="alert" className={styles.counts}>
          {siteownerError(t, change.error)}
        </p>
      )}
    </TitledPanel>
  )
}
