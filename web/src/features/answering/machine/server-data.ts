import type { Conversation } from '@panel/contract'
import type { MessageTurn } from '@panel/contract/rules/enumerations'
import { messageTurn } from '@panel/contract/rules/message-type'
import { newestOfChat, type Thread } from '../../conversations/thread/thread'
import type { Event } from './event'
import { isBusyLeaving } from './sent-state'
import { change, run, type Step } from './step'

/** Stores the conversation and its thread when their queries have new data. */
export function stepServerData(step: Step, event: Event) {
  const { conversation, thread } = step.state
  switch (event.type) {
    case 'conversation':
      return change(step, {
        conversation: event.conversation,
        turn: turnOf(event.conversation, thread),
      })
    case 'thread':
      return change(step, { thread: event.thread, turn: turnOf(conversation, event.thread) })
    case 'hint': {
      // A call of this tab is in progress and has probably caused the hint. Its response contains all the data.
      const isOurs = isBusyLeaving(step.state) || event.isGoingAway || step.state.sending.phase === 'sending'
      if (event.topic === 'ready' || !isOurs) run(step, { do: 'catch up' })
      return
    }
    default:
  }
}

/** The turn of the next message, by the same rule that the server uses. */
export function turnOf(conversation: Conversation, thread: Thread | undefined): MessageTurn {
  // The newest by arrival: a delayed message may be above ours in the thread.
  const last = newestOfChat(thread)
  const isPoke = last?.type.includes('poke') ?? false
  return messageTurn({
    isEmpty: !last,
    work: conversation.queue ?? 'answered',
    lastWriter: last?.direction === 'out' ? (isPoke ? 'poke' : 'operator') : 'customer',
  })
}
