import { useId, useLayoutEffect } from 'react'

/**
 * Registers an entry while the component is mounted: its actions, or the keys of its dialog. The entry is replaced on every render,
 * so that its functions use the latest state.
 */
export function useEntry<T>(put: (name: string, entry: T | null) => void, entry: T | null) {
  const name = useId()
  useLayoutEffect(() => put(name, entry))
  useLayoutEffect(() => () => put(name, null), [name, put])
}
