import type { SavedReply } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { replyError } from './reply-error'
import { savedRepliesQuery } from './saved-replies-query'

type Props = {
  reply: SavedReply
  onClose: () => void
  /** Called when the reply, its button and the dialog have been removed. */
  onRemoved: () => void
}

/** Asks before a saved reply is removed. */
export function RemoveReplyDialog({ reply, onClose, onRemoved }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const isRemoved = useRef(false)
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/saved-replies/:id', { params: { id: reply.id }, body: undefined }),
    onSuccess: async () => {
      isRemoved.current = true
      await client.invalidateQueries({ queryKey: savedRepliesQuery.queryKey })
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('saved_replies.remove_title', { title: reply.title })}
      isOpen
      confirm={t('saved_replies.remove')}
      isDanger
      onConfirm={() => remove.mutate()}
      onClose={onClose}
      onClosed={() => {
        if (isRemoved.current) onRemoved()
      }}
      isBusy={remove.isPending}
      error={remove.error && replyError(t, remove.error)}
    >
      <p>{t(`saved_replies.remove_text.${reply.owner}`)}</p>
    </DialogForm>
  )
}
