import type { Event } from './event'
import { open } from './leaving'
import { hasUnsent, isUnsentAsked } from './sent-state'
import { change, run, type Step } from './step'

/**
 * Asks before the operator leaves with unsent text or an unsent attachment (specification section 5): by a link, key or button of
 * the panel, or by the browser's back and forward buttons. The draft is kept. Skipping has its own question.
 */
export function stepUnsent(step: Step, event: Event) {
  switch (event.type) {
    case 'request exit':
      if (step.state.isLeft || !hasUnsent(step.state))
        return run(step, { do: 'answer', id: event.id, may: true })
      answer(step, false)
      return change(step, { unsent: { way: event.way, id: event.id } })
    case 'stay':
    case 'closed':
      return answer(step, false)
    case 'leave anyway':
      return leaveAnyway(step)
    case 'go on':
      // The chat is lost or held: there is nothing to ask about.
      answer(step, false)
      return change(step, { isLeft: true })
    case 'type':
    case 'send':
    case 'dialog closed':
      if (!isUnsentAsked(step.state)) change(step, { unsent: null })
      return
    default:
  }
}

function leaveAnyway(step: Step) {
  const { unsent, lease } = step.state
  if (!unsent || unsent.way === 'leaving') return
  answer(step, true)
  if (unsent.way !== 'leave') return change(step, { unsent: { way: 'leaving' } })
  if (lease.state.status === 'held') open(step, { kind: unsent.kind })
}

/** Closes the question, and reports the answer if something waits for it. */
function answer(step: Step, may: boolean) {
  const { unsent } = step.state
  change(step, { unsent: null })
  if (unsent && 'id' in unsent) run(step, { do: 'answer', id: unsent.id, may })
}
