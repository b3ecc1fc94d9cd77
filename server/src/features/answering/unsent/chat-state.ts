import type { UnsentChatState } from '@panel/contract'

/** A conversation with its queue item. */
type Chat = {
  status: 'open' | 'ignored' | 'answered'
  is_held: boolean
  is_in_hand: boolean
  holder_id: number | null
  for_master: boolean | null
}

/** What has become of a conversation, as this operator sees it. */
export function chatStateOf(chat: Chat, viewer: { id: number }): UnsentChatState {
  if (chat.is_held) return 'held'
  if (chat.is_in_hand) return chat.holder_id === viewer.id ? 'in_hand' : 'answering'
  if (chat.for_master) return 'with_master'
  return chat.status === 'open' ? 'waiting' : chat.status
}
