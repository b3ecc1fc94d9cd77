import { type ReactNode, useDeferredValue } from 'react'

/** Content that is not read first: rendered right after the first paint of the rest. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
