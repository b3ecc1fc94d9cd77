import { createContext, use } from 'react'
import type { OfferedAction } from '../../ui/actions'

/** Asks the operator for a reason, and starts a break. */
export const AwayControl = createContext<OfferedAction | null>(null)

export function useGoAway(): OfferedAction {
  const goAway = use(AwayControl)
  if (!goAway) throw new Error('Breaks begin inside of the frame')
  return goAway
}
