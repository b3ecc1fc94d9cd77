import type { ReportCase } from '@panel/contract'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { showToast, showUndo } from '../../../ui/overlays/toasts'
import { failureText } from '../../../ui/words/failure'
import { useUser } from '../../settings/user-query'
import type { Choice } from './report-actions'
import { reportCasesKey } from './report-cases-key'
import { caseQuery } from './report-queries'
import type { Work } from './work'

type Chosen = Work & { chosen: Choice; others: boolean }

/** Settles a case or passes it on. A toast offers to undo it for ten seconds. */
export function useSettle(
  { id }: ReportCase,
  { onDone, onUndone }: { onDone: (id: number) => void; onUndone: (id: number, work: Work) => void },
) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const user = useUser()
  const params = { id }
  const refresh = () => client.invalidateQueries({ queryKey: reportCasesKey })

  async function undo(work: Work) {
    try {
      await call('POST /api/message-reports/:id/undo', { params })
      onUndone(id, work)
    } catch (error) {
      showToast({ icon: IconAlertCircle, text: failureText(t, t('reports.not_undone'), error) })
    }
    void refresh()
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ chosen, note, others }: Chosen) => {
      if (chosen === 'master') {
        await call('POST /api/message-reports/:id/pass-on', { params, body: { note } })
        return { settled: 1 }
      }
      const body = { outcome: chosen, others, ...(note && { note }) }
      try {
        return await call('POST /api/message-reports/:id/settle', { params, body })
      } catch (error) {
        // The answer to an earlier request was lost: it has settled the case in the same way.
        if (!(error instanceof ApiError) || error.code !== 'report_case_settled') throw error
        const item = await client.fetchQuery(caseQuery(id))
        const isSame = item.settled?.outcome === chosen && item.settled.by.id === user.id
        if (!isSame || (item.note ?? '') !== note) throw error
        return { settled: 1 }
      }
    },
    onSuccess: ({ settled }, { others: _, ...work }) => {
      onDone(id)
      const together = settled > 1 ? ` ${t('reports.together', { count: settled })}` : ''
      const text = t(`reports.done.${work.chosen}`) + together
      showUndo({ icon: IconCheck, text }, () => void undo(work))
      void refresh()
    },
    // Somebody else may have settled it: the case then shows that.
    onError: () => void client.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
  })
  return { mutate, isPending, failure: error && failureOf(error) }

  function failureOf(reason: Error): string {
    if (reason instanceof ApiError)
      switch (reason.code) {
        case 'report_case_settled':
          return t('reports.settled_meanwhile', { name: reason.by?.name ?? t('overview.hidden_name') })
        case 'report_case_of_masters':
          return t('reports.of_masters')
        case 'own_report_case':
          return t('reports.own')
        case 'not_an_operators_message':
          return t('reports.by_customer')
        case 'message_archived':
          return t('reports.message_archived')
        case 'message_deleted':
          return t('reports.message_deleted')
      }
    return failureText(t, t('reports.not_done'), reason)
  }
}
