import { createEvents } from './events'
import { asMoment, kept } from './storage'

/** When the operator last gave input, in any tab of this browser, by our clock. The tabs share it. */
let last = Date.now()

const lastInput = kept('last-input', asMoment)
/** Moving the pointer is many events: one in so many milliseconds is enough. */
const noticedEvery = 1_000
/** Where the pointer was: a browser tells of one that lies still, when the page moves under it. */
let pointer = ''
const inputs = createEvents<number>()

// No `scroll`: a thread scrolls by itself when a message comes. Who scrolls turns the wheel, touches, presses a key or the bar.
const events = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'touchmove', 'wheel', 'focus'] as const

const modifiers = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn'])

/** Begins to watch for input. Opening the page is one. The panel does it once. */
export function startInput() {
  const hear = (event: Event) => {
    // What a script plays is no input, and an element that gets the focus is no window that gets it back.
    if (!event.isTrusted || (event.type === 'focus' && event.target !== window)) return
    // The key that comes with it is the input: it must not run what both mean when it was pressed to say "I am here".
    if (event instanceof KeyboardEvent && modifiers.has(event.key)) return
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      const now = `${event.screenX} ${event.screenY}`
      if (now === pointer) return
      pointer = now
    }
    if (event instanceof KeyboardEvent && swallowing > 0) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    noteInput()
  }
  // First of all listeners: a key that is swallowed reaches no other.
  for (const event of events) addEventListener(event, hear, { capture: true, passive: event !== 'keydown' })
  lastInput.follow((at) => hearAt(Math.min(at ?? 0, Date.now())))
  noteInput()
}

export function noteInput() {
  const now = Date.now()
  // A clock that was set back must not make an empty chair look taken.
  if (last > now) last = now - noticedEvery
  if (now - last < noticedEvery) return
  lastInput.write(now)
  hearAt(now)
}

function hearAt(at: number) {
  const idle = at - last
  if (!(idle > 0)) return
  last = at
  inputs.tell(idle)
}

/** Milliseconds since the last input. */
export function sinceInput(): number {
  const now = Date.now()
  if (last > now) last = now
  return now - last
}

/** The key that ends a question about who is there says no more than that: it is not typed, and runs nothing. */
let swallowing = 0

/** Keeps the next key from everybody but the listeners of input. @returns what ends it */
export function swallowNextKey(): () => void {
  swallowing++
  return () => {
    swallowing--
  }
}

/** Hears of input, about once a second, with how long there was none before. @returns what ends it */
export const onInput = inputs.hear
