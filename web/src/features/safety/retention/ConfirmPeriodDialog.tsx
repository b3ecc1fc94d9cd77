import type { RetentionCount } from '@panel/contract'
import type { RetentionClass } from '@panel/contract/rules/retention-rules'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { retentionQuery } from './retention-query'

type Props = { name: RetentionClass; days: number; seen: RetentionCount; onClose: () => void }

const haveChanged = (error: Error | null) => error instanceof ApiError && error.code === 'counts_changed'

/** Shows what will be deleted, and confirms it. A count that has changed meanwhile is shown again. */
export function ConfirmPeriodDialog({ name, days, seen, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [{ until, rows, kept }, setCounted] = useState(seen)
  const [isChanged, setIsChanged] = useState(false)
  const confirming = useMutation({
    mutationFn: () =>
      call('POST /api/retention/:name/confirm', { params: { name }, body: { days, until, rows } }),
    onSuccess: (changed) => {
      client.setQueryData(retentionQuery.queryKey, changed)
      onClose()
    },
    onError: async (error) => {
      if (!haveChanged(error)) return
      setCounted(
        await call('GET /api/retention/:name/count', { params: { name }, query: { days: String(days) } }),
      )
      setIsChanged(true)
    },
  })
  const { error } = confirming
  return (
    <DialogForm
      isOpen
      isDanger
      title={t('retention.confirm_title', { what: t(`retention.class.${name}.name`), count: days })}
      confirm={t('retention.confirm')}
      onConfirm={() => confirming.mutate()}
      onClose={onClose}
      isBusy={confirming.isPending}
      error={error && !haveChanged(error) && failureText(t, t('retention.not_confirmed'), error)}
    >
      {isChanged && (
        <Notice tone="warn" icon={IconRefresh} role="alert">
          {t('retention.changed')}
        </Notice>
      )}
      <p>
        {t('retention.confirm_text', {
          rows: formatNumber(rows),
          date: formatDate(until, 'dateOnly'),
        })}
      </p>
      {kept > 0 && <p>{t('retention.kept', { rows: formatNumber(kept) })}</p>}
      <p>{t('retention.daily')}</p>
    </DialogForm>
  )
}
