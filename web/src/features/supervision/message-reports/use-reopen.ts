import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { showToast } from '../../../ui/overlays/toasts'
import { failureText } from '../../../ui/words/failure'
import { reportCasesKey } from './report-cases-key'

/** Opens a settled case again; it is then with this supervisor. */
export function useReopen(id: number, onReopened: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /api/message-reports/:id/reopen', { params: { id } }),
    onSuccess: () => {
      showToast({ icon: IconCheck, text: t('reports.reopened') })
      onReopened()
    },
    onSettled: () => client.invalidateQueries({ queryKey: reportCasesKey }),
  })
  return { mutate: () => mutate(), isPending, failure: error && failureOf(error) }

  function failureOf(reason: Error): string {
    const code = reason instanceof ApiError ? reason.code : null
    if (code === 'report_case_open') return t('reports.is_open')
    if (code === 'report_case_of_masters') return t('reports.of_masters')
    if (code === 'own_report_case') return t('reports.own')
    return failureText(t, t('reports.not_done'), reason)
  }
}
