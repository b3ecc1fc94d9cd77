import type { OrderedExport } from '@panel/contract'
import { isUnderWay, mayResume } from '@panel/contract/rules/export-rules'
import { filePathOf } from '@panel/contract/rules/lists'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { download, downloadLarge } from '../../../api/download'
import { orderExport } from '../../../api/order-export'
import { showUndo } from '../../../ui/overlays/toasts'
import { failureText } from '../../../ui/words/failure'
import { exportsKey } from './exports-key'

/** Bytes up to which a file goes through the memory of the page, so that a refusal is shown in place. */
const maxInMemory = 50_000_000

type Act = 'download' | 'cancel' | 'resume' | 'order' | 'delete'

/** What an operator can do with their exports. Null: not with this one. */
export function useExports() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ act, of }: { act: Act; of: OrderedExport }) => run(act, of),
    onSuccess: (_, { act, of }) => confirm(act, of),
    onSettled: () => client.invalidateQueries({ queryKey: exportsKey }),
  })

  function confirm(act: Act, of: OrderedExport) {
    if (act !== 'cancel' && act !== 'delete') return
    const undoing: Act = act === 'cancel' ? 'resume' : 'order'
    const text = t(act === 'cancel' ? 'exports.cancelled' : 'exports.deleted')
    const label = t(act === 'cancel' ? 'told.undo' : 'exports.make_again')
    showUndo({ icon: IconCheck, text }, () => mutate({ act: undoing, of }), label)
  }

  /** The function for an act on this export, or null. */
  const actsOf = (of: OrderedExport | undefined) => {
    const when = (isPossible: boolean, act: Act) =>
      of && isPossible && !isPending ? () => mutate({ act, of }) : null
    const isOver = of !== undefined && !isUnderWay(of.state)
    return {
      download: when(of?.state === 'ready', 'download'),
      cancel: when(of !== undefined && isUnderWay(of.state), 'cancel'),
      // The same file would be too large again.
      again:
        of && mayResume(of)
          ? when(true, 'resume')
          : when(isOver && of.state !== 'ready' && of.fault !== 'too_large', 'order'),
      delete: when(isOver, 'delete'),
    }
  }
  return { actsOf, isPending, failure: error && failureOf(error) }

  function failureOf(reason: Error): string {
    if (reason instanceof ApiError)
      switch (reason.code) {
        case 'export_not_allowed':
          return t('exports.fault.not_allowed')
        case 'export_not_ready':
          return t('exports.gone')
        case 'too_many_exports':
          return t('exports.limit')
      }
    return failureText(t, t('exports.not_done'), reason)
  }
}

async function run(act: Act, of: OrderedExport): Promise<unknown> {
  const params = { id: of.id }
  switch (act) {
    case 'download': {
      const path = `/api/exports/${of.id}/file.csv`
      return of.bytes > maxInMemory ? downloadLarge(path) : download(path, {})
    }
    case 'cancel':
      return call('POST /api/exports/:id/cancel', { params, body: {} })
    case 'resume':
      return call('POST /api/exports/:id/resume', { params, body: {} })
    case 'order':
      return orderExport(filePathOf(of.list), of.query)
    case 'delete':
      return call('DELETE /api/exports/:id', { params })
  }
}
