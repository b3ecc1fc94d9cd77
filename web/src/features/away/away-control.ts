import { createContext, use } from 'react'

/** Asks the operator for a reason, and goes away from chat. */
export const AwayControl = createContext<(() => void) | null>(null)

export function useGoAway(): () => void {
  const goAway = use(AwayControl)
  if (!goAway) throw new Error('Breaks begin inside of the frame')
  return goAway
}
