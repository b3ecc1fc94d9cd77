import type { RetentionClass } from '@panel/contract/rules/retention-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { failureText } from '../../../ui/words/failure'
import { retentionQuery } from './retention-query'

/** Keeps a class for ever from now on. */
export function StopDialog({ name, onClose }: { name: RetentionClass; onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const stopping = useMutation({
    mutationFn: () => call('POST /api/retention/:name/stop', { params: { name } }),
    onSuccess: (changed) => {
      client.setQueryData(retentionQuery.queryKey, changed)
      onClose()
    },
  })
  return (
    <DialogForm
      isOpen
      title={t('retention.stop_title', { what: t(`retention.class.${name}.name`) })}
      confirm={t('retention.stop')}
      onConfirm={() => stopping.mutate()}
      onClose={onClose}
      isBusy={stopping.isPending}
      error={stopping.error && failureText(t, t('retention.not_confirmed'), stopping.error)}
    >
      <p>{t('retention.stop_text')}</p>
    </DialogForm>
  )
}
