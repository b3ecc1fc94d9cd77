import type { ListView } from '@panel/contract'
import type { ListName } from '@panel/contract/rules/lists'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { showToast, showUndo } from '../../../ui/overlays/toasts'
import { listViewsQuery } from './list-views-query'
import { viewError } from './view-error'

export type NewView = { name: string; owner: 'own' | 'team' }

/** What an operator can do with the views of a list. */
export function useViewActs(list: ListName) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: listViewsQuery(list).queryKey })
  const onSettled = refresh

  const add = useMutation({
    mutationFn: (body: NewView & { search: Record<string, string> }) =>
      call('POST /api/list-views/:list', { params: { list }, body }),
    onSettled,
  })
  const change = useMutation({
    mutationFn: ({ view, ...changed }: { view: ListView; name?: string; search?: Record<string, string> }) =>
      call('PATCH /api/list-views/view/:id', {
        params: { id: view.id },
        body: { ...changed, seen: view.updated_at },
      }),
    onSettled,
  })
  const move = useMutation({
    mutationFn: ({ id, before }: { id: number; before: number | null }) =>
      call('POST /api/list-views/view/:id/move', { params: { id }, body: { before } }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ id }: ListView) => call('DELETE /api/list-views/view/:id', { params: { id } }),
    onSuccess: (_, view) => {
      showUndo({ icon: IconCheck, text: t('views.removed', { name: view.name }) }, () => void restore(view))
    },
    // Not awaited: the dialog closes before the view is gone.
    onSettled: () => void refresh(),
  })

  async function restore({ id }: ListView) {
    try {
      await call('POST /api/list-views/view/:id/restore', { params: { id }, body: {} })
    } catch (error) {
      const text = viewError(t, error instanceof Error ? error : null) ?? t('views.error.not_done')
      showToast({ icon: IconAlertCircle, text })
    }
    void refresh()
  }
  return { add, change, move, remove }
}
