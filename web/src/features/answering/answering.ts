import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { AnsweringMachine } from './answering-machine'
import type { State } from './machine/state'

/** The conversation in hand, for all that shows it or acts on it. */
export const AnsweringContext = createContext<AnsweringMachine | null>(null)

export function useAnswering(): AnsweringMachine {
  const machine = use(AnsweringContext)
  if (!machine) throw new Error('No conversation is in hand here')
  return machine
}

/** @param select a part of the state: what it returns is compared, so it makes nothing new */
export function useAnsweringState<T>(select: (state: State) => T): T {
  return useStore(useAnswering().store, select)
}
