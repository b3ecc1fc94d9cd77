import { useStore } from 'zustand'
import { sinceInput } from '../fields/input'
import { clock } from './now'

/** Milliseconds since the last input, updated every second. */
export const useSinceInput = (): number => useStore(clock, () => Math.floor(sinceInput() / 1_000) * 1_000)
