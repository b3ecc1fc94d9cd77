import type { Conversation } from '@panel/contract'
import type { MessageTurn } from '@panel/contract/enumerations'
import { messageTurn } from '@panel/contract/message-type'
import { useQuery } from '@tanstack/react-query'
import { threadQuery } from '../thread/conversation-queries'
import { newestMessage } from '../thread/thread'

/** Which turn the next message takes, by the rule the server decides with. */
export function useTurn(conversation: Conversation): MessageTurn {
  const { data: thread } = useQuery({ ...threadQuery(conversation.id), enabled: false })
  // By arrival: a late message may stand above ours.
  const last = newestMessage(thread)
  const isPoke = last?.type.includes('poke') ?? false
  return messageTurn({
    isEmpty: !last,
    work: conversation.queue ?? 'answered',
    lastWriter: last?.direction === 'out' ? (isPoke ? 'poke' : 'operator') : 'customer',
  })
}
