import { type ReactNode, useDeferredValue } from 'react'

/** What is not read first: it is drawn right after the first paint of the rest. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
