import { useSyncExternalStore } from 'react'

export const signals = ['sound', 'notification'] as const
/** How a new message of a customer makes itself known, to those who have chosen it. */
export type Signal = (typeof signals)[number]

/** In this browser only: `sound`, `notification`, both; nothing until somebody chooses. */
const storedAs = 'signals'
const listeners = new Set<() => void>()

const stored = () => localStorage.getItem(storedAs) ?? ''

export const chosenSignals = (): Signal[] => signals.filter((signal) => stored().split(' ').includes(signal))

export function chooseSignal(signal: Signal, isOn: boolean) {
  const others = chosenSignals().filter((one) => one !== signal)
  const chosen = isOn ? [...others, signal] : others
  if (chosen.length > 0) localStorage.setItem(storedAs, chosen.join(' '))
  else localStorage.removeItem(storedAs)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** What is chosen, here or in another tab. */
export function useChosenSignals(): Signal[] {
  useSyncExternalStore(subscribe, stored)
  return chosenSignals()
}
