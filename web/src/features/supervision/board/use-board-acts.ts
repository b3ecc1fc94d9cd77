import type { BoardLease } from '@panel/contract'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { showToast, showUndo } from '../../../ui/overlays/toasts'
import { failureText } from '../../../ui/words/failure'
import { boardKey } from './board-key'

type Done = { act: { id: number } }
/** `text`: what the toast says. `onDone`: called when the act has succeeded. */
type Act = { act: () => Promise<Done>; text: string; onDone?: (() => void) | undefined }

/** The acts of the board. A toast offers to undo each for ten seconds. */
export function useBoardActs() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: boardKey })

  async function undo(id: number) {
    try {
      await call('POST /api/board/acts/:id/undo', { params: { id } })
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'undo_too_late'
      const text = isLate ? t('board.act.too_late') : failureText(t, t('board.act.not_undone'), error)
      showToast({ icon: IconAlertCircle, text })
    }
    refresh()
  }

  const acting = {
    mutationFn: async ({ act, text, onDone }: Act) => {
      const { id } = (await act()).act
      onDone?.()
      return { id, text }
    },
    onSuccess: ({ id, text }: { id: number; text: string }) => {
      showUndo({ icon: IconCheck, text }, () => void undo(id))
    },
    onSettled: refresh,
  }
  const failure = (error: Error) =>
    error instanceof ApiError && error.code === 'lease_lost'
      ? t('board.act.ended')
      : failureText(t, t('board.act.not_done'), error)
  const { mutate, isPending } = useMutation({
    ...acting,
    onError: (error) => showToast({ icon: IconAlertCircle, text: failure(error) }),
  })
  // Its dialog shows why it failed, and keeps what was typed.
  const asking = useMutation(acting)
  const nameOf = ({ operator }: Pick<BoardLease, 'operator'>) =>
    operator.name ?? t('away.somebody', { id: operator.id })

  return {
    isPending,
    release: (lease: BoardLease, reason?: string, onDone?: () => void) =>
      mutate({
        act: () => call('POST /api/board/leases/:id/release', { params: { id: lease.id }, body: { reason } }),
        text: t('board.done.release', { name: nameOf(lease) }),
        onDone,
      }),
    pause: (lease: Pick<BoardLease, 'operator'>, reason?: string, onDone?: () => void) =>
      mutate({
        act: () =>
          call('POST /api/board/operators/:id/pause', {
            params: { id: lease.operator.id },
            body: { reason },
          }),
        text: t('board.done.pause', { name: nameOf(lease) }),
        onDone,
      }),
    resume: (lease: Pick<BoardLease, 'operator'>) =>
      mutate({
        act: () => call('POST /api/board/operators/:id/resume', { params: { id: lease.operator.id } }),
        text: t('board.done.resume', { name: nameOf(lease) }),
      }),
    ask: {
      isBusy: asking.isPending,
      failure: asking.error && failure(asking.error),
      reset: asking.reset,
      send: (body: { language: string; operator_ids: number[]; text: string }, onDone: () => void) =>
        asking.mutate(
          {
            act: () => call('POST /api/board/ask', { body }),
            text: t('board.done.ask', { count: body.operator_ids.length }),
          },
          { onSuccess: onDone },
        ),
    },
  }
}

export type BoardActs = ReturnType<typeof useBoardActs>
