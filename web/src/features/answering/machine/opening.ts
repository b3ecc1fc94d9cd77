import type { Event } from './event'
import type { State } from './state'
import { change, run, type Step } from './step'

/**
 * Why a chat was opened: the operator requested it (`requested`), it followed the previous chat (`next`), or the page opened it while
 * the operator waited or did something else (`automatic`).
 */
export type Opening = 'requested' | 'next' | 'automatic'

/** Keys that are pressed within this time were meant for the previous screen. Milliseconds. */
const keysHeldFor = 500

/** The keys that a chat ignores at first: all if it opened by itself, commands if it followed another. */
export const keysHeldAt: Record<Opening, State['opened']['heldKeys']> = {
  requested: 'none',
  next: 'commands',
  automatic: 'all',
}

export function stepOpening(step: Step, event: Event) {
  const { opened } = step.state
  switch (event.type) {
    case 'opened':
      change(step, { isOpen: true })
      run(step, { do: 'forget skipped' })
      if (opened.heldKeys === 'none') return
      return run(
        step,
        { do: 'hold keys', is: true },
        { do: 'start timer', timer: 'keys', after: keysHeldFor },
      )
    case 'timer':
      if (event.timer === 'keys') releaseKeys(step)
      return
    case 'closed':
      change(step, { isOpen: false })
      run(step, { do: 'stop timer', timer: 'keys' })
      return releaseKeys(step)
    default:
  }
}

function releaseKeys(step: Step) {
  if (step.state.opened.heldKeys === 'none') return
  change(step, { opened: { ...step.state.opened, heldKeys: 'none' } })
  run(step, { do: 'hold keys', is: false })
}

/** Whether the chat ignores this key. In the `next` chat, typed text is accepted at once. */
export const isHeld = ({ opened }: State, pressed: 'text' | 'command') =>
  opened.heldKeys === 'all' || (opened.heldKeys === 'commands' && pressed === 'command')
