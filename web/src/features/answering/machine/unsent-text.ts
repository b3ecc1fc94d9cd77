import type { Event } from './event'
import { open } from './leaving'
import { hasUnsent, isUnsentAsked } from './sent-state'
import { change, run, type Step } from './step'

/**
 * Asks on every way out with text, a photo or a gift that was not sent (specification section 5): links, keys and buttons of the
 * panel, back and forward. Going on keeps the draft. Skipping has a question of its own.
 */
export function stepUnsent(step: Step, event: Event) {
  switch (event.type) {
    case 'way out':
      if (step.state.isLeft || !hasUnsent(step.state))
        return run(step, { do: 'answer', id: event.id, may: true })
      answer(step, false)
      return change(step, { unsent: { way: event.way, id: event.id } })
    case 'stay':
    case 'closed':
      return answer(step, false)
    case 'go on anyway':
      return goOn(step)
    case 'type':
    case 'send':
    case 'dialog closed':
      if (!isUnsentAsked(step.state)) change(step, { unsent: null })
      return
    default:
  }
}

function goOn(step: Step) {
  const { unsent, lease } = step.state
  if (!unsent || unsent.way === 'gone on') return
  answer(step, true)
  if (unsent.way === 'leave') {
    if (lease.state.status === 'held') open(step, { act: unsent.act })
    return
  }
  change(step, { unsent: { way: 'gone on' } })
  // A chat that is lost is left for good.
  if (unsent.way === 'next') change(step, { isLeft: true })
}

/** The question that stands there is answered. */
function answer(step: Step, may: boolean) {
  const { unsent } = step.state
  change(step, { unsent: null })
  if (unsent && 'id' in unsent) run(step, { do: 'answer', id: unsent.id, may })
}
