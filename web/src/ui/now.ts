import { useSyncExternalStore } from 'react'
import { serverNow } from '../api/server-clock'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = serverNow()

function tick() {
  now = serverNow()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!timer) {
    now = serverNow()
    timer = setInterval(tick, 1_000)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
}

/** The time by the server's clock, in steps: whoever shows it is painted again once per step. */
export function useNow(step = 1_000): number {
  return useSyncExternalStore(subscribe, () => Math.floor(now / step) * step)
}
