import type { HistoryEntry } from '@panel/contract'

/** The link to the conversation of an entry, at its message, with the link back to the message history. */
export const conversationLink = ({
  conversation,
  message_id,
}: Pick<HistoryEntry, 'conversation' | 'message_id'>) =>
  ({
    to: '/conversations/$id',
    params: { id: String(conversation.id) },
    search: { from: 'history', message: message_id },
  }) as const
