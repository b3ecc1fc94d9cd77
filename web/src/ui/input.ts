import { createEvents } from './events'
import { asMoment, storedValue } from './storage'

/** When the operator last gave input, in any tab of this browser, by the browser's clock. The tabs share it. */
let last = Date.now()

const lastInput = storedValue('last-input', asMoment)
/** Minimum milliseconds between two recorded pointer movements. */
const minInterval = 1_000
/** The last position of the pointer: a browser sends an event for a resting pointer when the page moves under it. */
let pointer = ''
const inputs = createEvents<number>()

// Not `scroll`: a thread scrolls when a message arrives. An operator who scrolls also causes other events.
const events = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'touchmove', 'wheel', 'focus'] as const

const modifiers = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn'])

/** Starts to record input; called once. Opening the page is an input. */
export function startInput() {
  const onEvent = (event: Event) => {
    // Events of scripts are not input, and a focused element is not a focused window.
    if (!event.isTrusted || (event.type === 'focus' && event.target !== window)) return
    // A modifier is not input, the key that follows is: `suppressNextKey` must suppress that key, not the modifier.
    if (event instanceof KeyboardEvent && modifiers.has(event.key)) return
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      const now = `${event.screenX} ${event.screenY}`
      if (now === pointer) return
      pointer = now
    }
    if (event instanceof KeyboardEvent && suppressions > 0) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    recordInput()
  }
  // The first of all listeners: a key that is stopped here reaches no other.
  for (const event of events)
    addEventListener(event, onEvent, { capture: true, passive: event !== 'keydown' })
  lastInput.subscribe((at) => setLast(Math.min(at ?? 0, Date.now())))
  recordInput()
}

export function recordInput() {
  const now = Date.now()
  // A clock that was set back must not make an absent operator look present.
  if (last > now) last = now - minInterval
  if (now - last < minInterval) return
  lastInput.write(now)
  setLast(now)
}

function setLast(at: number) {
  const idle = at - last
  if (!(idle > 0)) return
  last = at
  inputs.emit(idle)
}

/** Milliseconds since the last input. */
export function sinceInput(): number {
  const now = Date.now()
  if (last > now) last = now
  return now - last
}

/** The number of shown questions whether the operator is there. A key that answers one has no other effect. */
let suppressions = 0

/** Stops keys before all other listeners, so that they only show that the operator is there. @returns a function that ends this */
export function suppressNextKey(): () => void {
  suppressions++
  return () => {
    suppressions--
  }
}

/**
 * Calls the listener about once a second while there is input, with the time without input before. @returns a function that
 * ends it
 */
export const onInput = inputs.subscribe
