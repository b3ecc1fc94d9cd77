import { useId, useLayoutEffect } from 'react'

/**
 * Keeps an entry in a register of the screen while the component is mounted: its actions, or the keys of its dialog. It is
 * replaced on every render, so that the next call has the newest state.
 */
export function useEntry<T>(put: (name: string, entry: T | null) => void, entry: T | null) {
  const name = useId()
  useLayoutEffect(() => put(name, entry))
  useLayoutEffect(() => () => put(name, null), [name, put])
}
