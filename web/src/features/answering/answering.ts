import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { AnsweringMachine } from './answering-machine'
import type { State } from './machine/state'

/** Provides the conversation in hand to the components below. */
export const AnsweringContext = createContext<AnsweringMachine | null>(null)

export function useAnswering(): AnsweringMachine {
  const machine = use(AnsweringContext)
  if (!machine) throw new Error('No conversation is in hand here')
  return machine
}

/** @param select returns a part of the state. Results are compared by identity, so it must not create objects. */
export function useAnsweringState<T>(select: (state: State) => T): T {
  return useStore(useAnswering().store, select)
}
