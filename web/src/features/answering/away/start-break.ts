import { createContext, use } from 'react'
import type { OfferedAction } from '../../../ui/actions/actions'

/** Provides the action that asks for a reason and starts a break. */
export const StartBreakContext = createContext<OfferedAction | null>(null)

export function useStartBreak(): OfferedAction {
  const startBreak = use(StartBreakContext)
  if (!startBreak) throw new Error('Breaks begin inside of the frame')
  return startBreak
}
