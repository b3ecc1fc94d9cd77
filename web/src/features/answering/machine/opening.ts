import { stoppingHold } from '../stopping-hold'
import type { Event } from './event'
import { lossIn } from './sent-state'
import type { State } from './state'
import { change, run, type Step } from './step'

/**
 * Why a chat was opened: the operator requested it (`requested`), it followed the previous chat (`next`), or the page opened it while
 * the operator waited or did something else (`automatic`).
 */
export type Opening = 'requested' | 'next' | 'automatic'

/** Keys that are pressed within this time were meant for the previous screen. Milliseconds. */
const keysIgnoredFor = 500

/** The keys that a chat ignores at first: all if it opened by itself, commands if it followed another. */
export const keysIgnoredAt: Record<Opening, State['opened']['ignoredKeys']> = {
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
      if (opened.ignoredKeys === 'none') return
      return run(
        step,
        { do: 'ignore keys', isOn: true },
        { do: 'start timer', timer: 'keys', after: keysIgnoredFor },
      )
    case 'timer':
      if (event.timer === 'keys') acceptKeys(step)
      return
    case 'closed':
      change(step, { isOpen: false })
      return acceptKeys(step)
    default:
  }
}

/**
 * The chat was lost or held, and its editor is gone: who was typing types on for a moment. These keys must not become commands, nor
 * words in another field.
 */
export function followLoss(step: Step, before: State) {
  const { state } = step
  if (!hasNoEditor(state) || hasNoEditor(before) || !state.isOpen || state.isLeft) return
  acceptKeys(step)
  run(step, { do: 'await silence' })
}

const hasNoEditor = (state: State) =>
  lossIn(state) !== null || stoppingHold(state.conversation.customer) !== undefined

function acceptKeys(step: Step) {
  run(step, { do: 'stop timer', timer: 'keys' })
  change(step, { opened: { ...step.state.opened, ignoredKeys: 'none' } })
  run(step, { do: 'ignore keys', isOn: false })
}

/** Whether the chat ignores this key. In the `next` chat, typed text is accepted at once. */
export const isIgnored = ({ opened }: State, pressed: 'text' | 'command') =>
  opened.ignoredKeys === 'all' || (opened.ignoredKeys === 'commands' && pressed === 'command')
