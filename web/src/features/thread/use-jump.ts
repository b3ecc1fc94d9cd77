import { IconMessageOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toasts'
import { loadUntil } from './conversation-queries'
import { useJumps } from './jump-to-message'
import { pageWith } from './thread'
import type { MessageCursor } from './use-message-cursor'

/** Milliseconds for which the message is highlighted. */
const highlightTime = 2_000

/** Moves the cursor to a message on request, loads older messages as needed, and highlights it for a moment. */
export function useJump(conversationId: number, cursor: MessageCursor) {
  const { t } = useTranslation()
  const client = useQueryClient()

  useJumps(conversationId, async (messageId) => {
    const isCurrent = cursor.begin()
    const thread = await loadUntil(client, conversationId, messageId).catch(() => null)
    if (!isCurrent()) return
    if (!thread || !pageWith(thread, messageId))
      return showToast({
        icon: IconMessageOff,
        text: t(thread ? 'told.out_of_reach' : 'thread.earlier_failed'),
      })
    const message = await cursor.reveal(messageId, thread, 'center')
    if (!message) return
    message.dataset.jumpedTo = ''
    setTimeout(() => delete message.dataset.jumpedTo, highlightTime)
  })
}
