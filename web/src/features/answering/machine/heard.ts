import type { Conversation } from '@panel/contract'
import type { MessageTurn } from '@panel/contract/enumerations'
import { messageTurn } from '@panel/contract/message-type'
import { newestMessage, type Thread } from '../../thread/thread'
import type { Event } from './event'
import { isBusyLeaving } from './sent-state'
import { change, run, type Step } from './step'

/** The conversation and its thread, as they were last heard. */
export function stepHeard(step: Step, event: Event) {
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
      // The hint of our own message or act: its answer is on the way, with all there is to know.
      const isOurs = isBusyLeaving(step.state) || event.isGoingAway || step.state.sending.phase === 'sending'
      if (event.topic === 'ready' || !isOurs) run(step, { do: 'catch up' })
      return
    }
    default:
  }
}

/** Which turn the next message takes, by the rule the server decides with. */
export function turnOf(conversation: Conversation, thread: Thread | undefined): MessageTurn {
  // By arrival: a late message may stand above ours.
  const last = newestMessage(thread)
  const isPoke = last?.type.includes('poke') ?? false
  return messageTurn({
    isEmpty: !last,
    work: conversation.queue ?? 'answered',
    lastWriter: last?.direction === 'out' ? (isPoke ? 'poke' : 'operator') : 'customer',
  })
}
