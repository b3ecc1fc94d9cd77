import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** How many parts of the screen offer a pause by themselves, such as the one after an escalation. */
const offers = createStore(() => 0)

/** Whether the screen offers a pause already, so that the line above every page does not. */
export const useIsPauseOffered = () => useStore(offers, (count) => count > 0)

/** This part of the screen offers a pause. */
export function useOfferedPause() {
  useEffect(() => {
    offers.setState((count) => count + 1, true)
    return () => offers.setState((count) => count - 1, true)
  }, [])
}
