import { useId, useLayoutEffect } from 'react'

/**
 * Keeps an entry in a register of the screen while the component is shown: its actions, the keys of its dialog.
 * With every rendering it is replaced, so that what is done next sees the newest state.
 */
export function useEntry<T>(put: (name: string, entry: T | null) => void, entry: T | null) {
  const name = useId()
  useLayoutEffect(() => put(name, entry))
  useLayoutEffect(() => () => put(name, null), [name, put])
}
