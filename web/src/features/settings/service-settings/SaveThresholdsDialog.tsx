import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { formatNumber } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { issueText } from '../../../ui/words/issue-text'
import type { Change } from './threshold-draft'
import { thresholdsQuery } from './thresholds-query'

type Props = { changes: Change[]; onClose: () => void; onSaved: () => void }

/** Lists the changes, and saves all of them together after a confirmation. */
export function SaveThresholdsDialog({ changes, onClose, onSaved }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: () =>
      call('PATCH /api/thresholds', {
        body: { changes: changes.map(({ name, value, seen }) => ({ name, value, seen })) },
      }),
    onSuccess: ({ thresholds }) => {
      client.setQueryData(thresholdsQuery.queryKey, thresholds)
      onSaved()
    },
    onError: async (error) => {
      if (!(error instanceof ApiError && error.code === 'edited_meanwhile')) return
      // The page then shows both values at the field.
      await client.refetchQueries({ queryKey: thresholdsQuery.queryKey })
      onClose()
    },
  })
  const issue = save.error instanceof ApiError ? save.error.issues[0] : undefined
  const refusal = issue ? issueText(t, issue) : failureText(t, t('service_settings.not_saved'), save.error)
  return (
    <DialogForm
      title={t('service_settings.save_title')}
      isOpen
      confirm={t('service_settings.save')}
      hasConfirmFocus
      onConfirm={() => save.mutate()}
      onClose={onClose}
      isBusy={save.isPending}
      error={save.error && refusal}
    >
      <ul>
        {changes.map(({ name, stored, value }) => (
          <li key={name}>
            {t('thresholds.difference', {
              name: t(`thresholds.name.${name}`),
              before: formatNumber(stored),
              after: formatNumber(value),
            })}
          </li>
        ))}
      </ul>
      <p>{t('service_settings.at_once')}</p>
    </DialogForm>
  )
}
