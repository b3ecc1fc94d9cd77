import type { Event } from './event'
import { isBusySending, isUnsentAsked, lossIn, questionIn } from './sent-state'
import type { State } from './state'
import { run, type Step } from './step'

/** What has the focus in a state. All but the editor take it themselves as they come. */
export type FocusPlace = 'editor' | 'question' | 'dialog' | 'lock' | 'sending' | 'elsewhere'

export function focusIn(state: State): FocusPlace {
  if (!state.isOpen || state.isLeft) return 'elsewhere'
  if (isUnsentAsked(state) || state.leaving.dialog) return 'dialog'
  if (state.unsent) return 'elsewhere'
  if (lossIn(state)) return 'lock'
  if (isBusySending(state)) return 'sending'
  return questionIn(state) ? 'question' : 'editor'
}

/** The focus follows the state: it goes to the editor when what had it is gone, and after each send that stays. */
export function followFocus(step: Step, before: State, event: Event) {
  const { state } = step
  if (focusIn(state) !== 'editor') return
  const { sending } = state
  const isRefused = sending.phase === 'refused' && sending !== before.sending
  if (isRefused && sending.refusal.kind === 'open_placeholder') return run(step, { do: 'focus', on: 'gap' })
  if (isRefused) return run(step, { do: 'focus', on: 'home' })
  // A dialog that goes can give the focus back to where it was; it has gone now.
  const isDialogGone = event.type === 'dialog closed' && !before.unsent
  if (isDialogGone) return run(step, { do: 'focus', on: 'editor' })
  const place = focusIn(before)
  if (place === 'editor' || place === 'elsewhere') return
  run(step, { do: 'focus', on: place === 'sending' ? 'home' : 'editor' })
}
