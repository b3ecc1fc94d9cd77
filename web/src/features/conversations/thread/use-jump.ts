import type { Conversation } from '@panel/contract'
import { IconMessageOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/overlays/toasts'
import { formatDate } from '../../../ui/words/dates'
import { conversationQuery, loadUntil } from './conversation-queries'
import { useJumps } from './jump-to-message'
import { pageWith, type Thread } from './thread'
import type { MessageCursor } from './use-message-cursor'

/** Milliseconds for which the message is highlighted. */
const highlightTime = 2_000

/** Moves the cursor to a message on request, loads older messages as needed, and highlights it for a moment. */
export function useJump(conversationId: number, cursor: MessageCursor) {
  const { t } = useTranslation()
  const client = useQueryClient()

  async function jump(messageId: number, takesFocus: boolean) {
    const isCurrent = cursor.begin()
    const thread = await loadUntil(client, conversationId, messageId).catch(() => null)
    if (!isCurrent()) return
    if (!thread || !pageWith(thread, messageId)) {
      const archived = client.getQueryData(conversationQuery(conversationId).queryKey)?.conversation.archived
      return showToast({ icon: IconMessageOff, text: textOf(t, thread, archived) })
    }
    const message = await cursor.reveal(messageId, thread, 'center', takesFocus)
    // A search marks what it has found.
    if (!message || !takesFocus) return
    message.dataset.jumpedTo = ''
    setTimeout(() => delete message.dataset.jumpedTo, highlightTime)
  }

  useJumps(conversationId, async ({ messageId, keepsFocus, onEnd }) => {
    await jump(messageId, !keepsFocus)
    onEnd?.()
  })
}

/** Why the message is not shown. */
function textOf(t: TFunction, thread: Thread | null, archived: Conversation['archived'] | undefined): string {
  if (!thread) return t('thread.earlier_failed')
  if (!archived) return t('told.out_of_reach')
  return t('history.message_archived', { date: formatDate(archived.before, 'dateOnly') })
}
