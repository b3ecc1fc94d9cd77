import { createContext, use } from 'react'
import type { OfferedAction } from '../../../ui/actions/actions'

/** Provides the action that asks for a reason and starts a break. */
export const StartBreakContext = createContext<OfferedAction | null>(null)

/** Provides the action that starts a rest; null while hours are not counted. */
export const StartRestContext = createContext<OfferedAction | null>(null)

export const useStartRest = () => use(StartRestContext)

export function useStartBreak(): OfferedAction {
  const startBreak = use(StartBreakContext)
  if (!startBreak) throw new Error('Breaks begin inside of the frame')
  return startBreak
}
