import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { serverTime } from '../../api/server-clock'
import { startOnSubscribe } from '../storage/watched-store'

const ticks = createStore(Date.now)
let timer: ReturnType<typeof setInterval> | undefined

/** The time by the browser's clock, updated every second after the first subscription. */
export const clock = startOnSubscribe(ticks, () => {
  if (timer) return
  const tick = () => ticks.setState(Date.now())
  tick()
  timer = setInterval(tick, 1_000)
})

/** The time by the server's clock, in steps: components that show it render once per step. */
export const useNow = (step = 1_000): number =>
  useStore(clock, (own) => Math.floor(serverTime(own) / step) * step)

/** The time by the browser's clock, to compare with times that were recorded by it. */
export const useOwnNow = (): number => useStore(clock)
