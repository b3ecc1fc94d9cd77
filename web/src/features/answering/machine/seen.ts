import type { Event } from './event'
import type { State } from './state'
import { change, run, type Step } from './step'

/** A message counts as read after it was visible at the end of the thread for this time. Milliseconds. */
const readAfter = 1_000

/**
 * Determines the message that the answer replies to. A message that arrives while the operator types counts only after the
 * operator can have read it. If the answer is sent earlier, the server refuses it, because the customer wrote again.
 */
export function stepSeen(step: Step, event: Event) {
  switch (event.type) {
    case 'scroll':
      return updateView(step, { isAtEnd: event.isAtEnd })
    case 'visibility':
      return updateView(step, { isVisible: event.isVisible })
    case 'conversation':
      return updateView(step, {})
    case 'timer':
      if (event.timer === 'read' && canRead(step.state))
        change(step, { seen: { ...step.state.seen, message: step.state.conversation.in_reply_to } })
      return
    case 'closed':
      return run(step, { do: 'stop timer', timer: 'read' })
    default:
  }
}

const canRead = ({ seen, conversation }: State) =>
  seen.isAtEnd && seen.isVisible && conversation.in_reply_to !== seen.message

/** Each change restarts the timer. */
function updateView(step: Step, part: Partial<State['seen']>) {
  change(step, { seen: { ...step.state.seen, ...part } })
  if (canRead(step.state)) run(step, { do: 'start timer', timer: 'read', after: readAfter })
  else run(step, { do: 'stop timer', timer: 'read' })
}
