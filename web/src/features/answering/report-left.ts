import { IconAlertCircle, IconArrowBackUp } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'
import { showToast, showUndo, type Toast } from '../../ui/overlays/toasts'
import { failureText } from '../../ui/words/failure'
import { catchUp, conversationQuery } from '../conversations/thread/conversation-queries'
import { storeAttachment } from './attachment-storage'
import { keepText } from './keep-text'
import { leaveIcons } from './leave-actions'
import type { Effect } from './machine/effect'
import type { Chat } from './machine/state'
import { refetchClaim } from './queue/claim'
import { forgetSkipped } from './skipped-conversations'

/** Shows a toast about the action, because the conversation has left the screen. It undoes the action, if that can be undone. */
export function reportLeft(chat: Chat, client: QueryClient, left: Extract<Effect, { do: 'report left' }>) {
  const { leave, canUndo } = left
  const { customer } =
    client.getQueryData(conversationQuery(chat.conversationId).queryKey)?.conversation ?? {}
  const done: Toast = {
    icon: leaveIcons[leave.kind],
    text: i18next.t(`leave.done.${leave.kind}`),
    ...(customer && { about: customer.name }),
  }
  if (canUndo) showUndo(done, () => void undoLeave(chat, client, left))
  else showToast(done)
}

/** The chat is in hand again, if it can be, with the text that was in its editor. */
async function undoLeave(
  { operatorId, conversationId: id, lease }: Chat,
  client: QueryClient,
  { leave, attachment }: Extract<Effect, { do: 'report left' }>,
) {
  try {
    const { in_hand } = await call('POST /api/conversations/:id/undo-leave', {
      params: { id },
      body: { lease_id: lease.id },
    })
    forgetSkipped(operatorId, id)
    if (leave.kind === 'skip' && leave.deletes) keepText(operatorId, id, leave.deletes)
    if (attachment) storeAttachment(operatorId, id, attachment)
    showToast({ icon: IconArrowBackUp, text: i18next.t(in_hand ? 'undo.yours_again' : 'undo.in_queue') })
    if (in_hand) await refetchClaim(client)
  } catch (error) {
    const isLate = error instanceof ApiError && error.code === 'undo_too_late'
    const text = isLate
      ? i18next.t('undo.left_too_late')
      : failureText(i18next.t, i18next.t('undo.not_undone'), error)
    showToast({ icon: IconAlertCircle, text })
  }
  catchUp(client, id)
}
