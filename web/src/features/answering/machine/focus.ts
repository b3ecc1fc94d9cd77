import type { Event } from './event'
import { isBusySending, isUnsentAsked, lossIn, questionIn } from './sent-state'
import type { State } from './state'
import { run, type Step } from './step'

/** Where the focus is in a state. All elements except the editor take the focus when they are mounted. */
export type FocusPlace = 'editor' | 'question' | 'dialog' | 'lock' | 'sending' | 'elsewhere'

export function focusIn(state: State): FocusPlace {
  if (!state.isOpen || state.isLeft) return 'elsewhere'
  if (isUnsentAsked(state) || state.leaving.dialog) return 'dialog'
  if (state.unsent) return 'elsewhere'
  if (lossIn(state)) return 'lock'
  if (isBusySending(state)) return 'sending'
  return questionIn(state) ? 'question' : 'editor'
}

/** Moves the focus to the editor when the element that had it was removed, and after each message that keeps the chat open. */
export function followFocus(step: Step, before: State, event: Event) {
  const { state } = step
  if (focusIn(state) !== 'editor') return
  const { sending } = state
  const isRefused = sending.phase === 'refused' && sending !== before.sending
  if (isRefused && sending.refusal.kind === 'open_placeholder')
    return run(step, { do: 'focus', on: 'placeholder' })
  if (isRefused) return run(step, { do: 'focus', on: 'default' })
  // A dialog that closes may restore the earlier focus. Now it has closed.
  const isDialogGone = event.type === 'dialog closed' && !before.unsent
  if (isDialogGone) return run(step, { do: 'focus', on: 'editor' })
  const place = focusIn(before)
  if (place === 'editor' || place === 'elsewhere') return
  run(step, { do: 'focus', on: place === 'sending' ? 'default' : 'editor' })
}
