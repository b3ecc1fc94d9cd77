import type { Message } from '@panel/contract'
import { IconAlertCircle, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { showToast, showUndo } from '../../../ui/overlays/toasts'
import { failureText } from '../../../ui/words/failure'
import { ActionError } from './ActionError'
import { changeMessage } from './conversation-queries'
import { QuotedMessage } from './QuotedMessage'

type Props = { message: Message; conversationId: number; onClose: () => void }

/** Asks before a message is deleted, and explains what a deletion cannot undo. */
export function DeleteDialog({ message, conversationId, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const deleting = useMutation({
    mutationFn: () => call('DELETE /api/messages/:id', { params: { id: message.id } }),
    onSuccess: (answer) => {
      changeMessage(client, conversationId, answer.message)
      onClose()
      showUndo({ icon: IconTrash, text: t('undo.deleted') }, () => void restore())
    },
  })
  // The dialog is gone by then.
  const restore = async () => {
    try {
      const answer = await call('POST /api/messages/:id/undelete', { params: { id: message.id } })
      changeMessage(client, conversationId, answer.message)
    } catch (error) {
      showToast({ icon: IconAlertCircle, text: failureText(t, t('undo.not_undone'), error) })
    }
  }
  return (
    <DialogForm
      isOpen
      title={t('delete_dialog.title')}
      confirm={t('delete_dialog.confirm')}
      isDanger
      isBusy={deleting.isPending}
      error={deleting.error && <ActionError error={deleting.error} />}
      onClose={onClose}
      onConfirm={() => deleting.mutate()}
    >
      {!message.deleted && <QuotedMessage message={message} />}
      <p>{t('delete_dialog.note')}</p>
    </DialogForm>
  )
}
