import { createStore } from 'zustand/vanilla'
import { serverNow } from '../../api/server-clock'
import { sinceInput } from '../../ui/fields/input'
import { newKey } from './idempotency-key'
import type { Effect } from './machine/effect'
import type { Event, Timer } from './machine/event'
import { step } from './machine/machine'
import type { Moment, State } from './machine/state'

export const momentNow = (): Moment => ({
  at: Date.now(),
  ticks: performance.now(),
  server: serverNow(),
  idle: sinceInput(),
  freshKey: newKey(),
})

type Dispatch = (event: Event) => void

/**
 * Runs a machine: handles one event at a time, and performs its effects before the next event.
 * @param perform performs all effects except timers; outcomes come back through `dispatch`
 */
export function runMachine(state: State, perform: (effect: Effect, dispatch: Dispatch) => void) {
  const store = createStore(() => state)
  const timers = new Map<Timer, ReturnType<typeof setTimeout>>()
  const queue: Event[] = []
  let isRunning = false

  function dispatch(event: Event) {
    queue.push(event)
    // An effect can cause an event immediately, such as the blur of a field. That event is handled after this one.
    if (isRunning) return
    isRunning = true
    try {
      for (let next = queue.shift(); next; next = queue.shift()) handleEvent(next)
    } finally {
      isRunning = false
    }
  }

  function handleEvent(event: Event) {
    const next = step(store.getState(), event, momentNow())
    store.setState(next.state, true)
    for (const effect of next.effects) runEffect(effect)
  }

  function runEffect(effect: Effect) {
    switch (effect.do) {
      case 'start timer':
        return startTimer(effect.timer, effect.after)
      case 'stop timer':
        return clearTimeout(timers.get(effect.timer))
      default:
        perform(effect, dispatch)
    }
  }

  function startTimer(timer: Timer, after: number) {
    clearTimeout(timers.get(timer))
    timers.set(
      timer,
      setTimeout(() => dispatch({ type: 'timer', timer }), after),
    )
  }

  return { store, dispatch }
}
