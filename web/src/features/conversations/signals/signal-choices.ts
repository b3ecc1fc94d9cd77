import { useStore } from 'zustand'
import { asWords, type Format, storedValue, storedValueStore } from '../../../ui/storage/storage'

export const signals = ['sound', 'notification'] as const
/** How a new message of a customer is signalled, for operators who have chosen it. */
export type Signal = (typeof signals)[number]

const asSignals: Format<Signal[]> = {
  parse: (text) => signals.filter((signal) => text.split(' ').includes(signal)),
  print: asWords.print,
}
/** In this browser only: `sound`, `notification`, or both; by default neither. */
const chosen = storedValueStore(storedValue('signals', asSignals), [])

export const chosenSignals = chosen.read

export function chooseSignal(signal: Signal, isOn: boolean) {
  const others = chosenSignals().filter((one) => one !== signal)
  chosen.write(isOn ? [...others, signal] : others)
}

/** The choice, here or in another tab. */
export const useChosenSignals = () => useStore(chosen)
