import type { Event } from './event'
import type { State } from './state'
import { change, run, type Step } from './step'

/**
 * How a chat came into the hand: asked for with a key or a press, as the next one after another, or by itself, while the operator
 * was waiting or pressing something else.
 */
export type Opening = 'asked' | 'next' | 'itself'

/** What is pressed within so many milliseconds was meant for what was there before. */
const heldFor = 500

/** Which keys are kept from a chat that has just opened: all of them where it opened by itself, commands where it is the next one. */
export const keysHeldAt: Record<Opening, State['opened']['heldKeys']> = {
  asked: 'none',
  next: 'commands',
  itself: 'all',
}

export function stepOpening(step: Step, event: Event) {
  const { opened } = step.state
  switch (event.type) {
    case 'opened':
      change(step, { isOpen: true })
      run(step, { do: 'forget skipped' })
      if (opened.heldKeys === 'none') return
      return run(step, { do: 'hold keys', is: true }, { do: 'start timer', timer: 'keys', after: heldFor })
    case 'timer':
      if (event.timer === 'keys') letGo(step)
      return
    case 'closed':
      change(step, { isOpen: false })
      run(step, { do: 'stop timer', timer: 'keys' })
      return letGo(step)
    default:
  }
}

function letGo(step: Step) {
  if (step.state.opened.heldKeys === 'none') return
  change(step, { opened: { ...step.state.opened, heldKeys: 'none' } })
  run(step, { do: 'hold keys', is: false })
}

/** Whether what was pressed is kept from the chat. What is typed into the next one is text at once. */
export const isHeld = ({ opened }: State, pressed: 'text' | 'command') =>
  opened.heldKeys === 'all' || (opened.heldKeys === 'commands' && pressed === 'command')
