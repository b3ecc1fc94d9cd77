import { onKeyPressed, refuseKeys, startKeyGate } from '../actions/key-gate'
import { createEvents } from '../events'
import { asMoment, storedValue } from '../storage/storage'

/** When the operator last gave input, in any tab of this browser, by the browser's clock. The tabs share it. */
let last = Date.now()

const lastInput = storedValue('last-input', asMoment)
/** Minimum milliseconds between two recorded pointer movements. */
const minInterval = 1_000
/** The last position of the pointer: a browser sends an event for a resting pointer when the page moves under it. */
let pointer = ''
const inputs = createEvents<number>()

// Not `scroll`: a thread scrolls when a message arrives. An operator who scrolls also causes other events.
const events = ['pointerdown', 'pointermove', 'touchstart', 'touchmove', 'wheel', 'focus'] as const

/** Starts to record input; called once. Opening the page is an input. */
export function startInput() {
  const onEvent = (event: Event) => {
    // Events of scripts are not input, and a focused element is not a focused window.
    if (!event.isTrusted || (event.type === 'focus' && event.target !== window)) return
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      const now = `${event.screenX} ${event.screenY}`
      if (now === pointer) return
      pointer = now
    }
    recordInput()
  }
  for (const event of events) addEventListener(event, onEvent, { capture: true, passive: true })
  startKeyGate()
  onKeyPressed(onEvent)
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

/** The next key only shows that the operator is there, and has no other effect. @returns a function that ends this */
export const suppressNextKey = () => refuseKeys(({ isTrusted }) => isTrusted)

/**
 * Calls the listener about once a second while there is input, with the time without input before. @returns a function that
 * ends it
 */
export const onInput = inputs.subscribe
