import type { ReportCase } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { failureText } from '../../../ui/words/failure'
import { useUser } from '../../settings/user-query'
import styles from './CasePanel.module.css'
import { takeCase } from './report-actions'
import { reportCasesKey } from './report-cases-key'

/** Takes the open case, or gives it back. */
export function TakeButton({ item, isLoading }: { item: ReportCase; isLoading: boolean }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const isMine = item.assignee?.id === useUser().id
  const taking = useMutation({
    mutationFn: () =>
      call('PUT /api/message-reports/:id/assignee', {
        params: { id: item.id },
        body: { assigned: !isMine },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: reportCasesKey }),
  })
  const action = useAction(takeCase, {
    isMine,
    isBusy: taking.isPending || isLoading,
    run: () => taking.mutate(),
  })
  return (
    <span className={styles.take}>
      {taking.error && (
        <span role="alert" className={styles.error}>
          {failureText(t, t('reports.not_done'), taking.error)}
        </span>
      )}
      <ActionButton action={action} size="small" aria-pressed={isMine} isBusy={taking.isPending} />
    </span>
  )
}
