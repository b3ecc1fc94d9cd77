import { useEffect, useState } from 'react'
import { tellPartFailed } from './tell-part-failed'

/**
 * A part of the panel that is loaded when it is first wanted. One that fails to load reloads the page, at most once a
 * minute; after that nothing opens, a toast says so, and the rest goes on.
 * @param load the same function at every call
 */
export function useWhenWanted<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<T | null>(null)
  useEffect(() => {
    if (!isWanted || loaded) return
    load().then((part) => setLoaded(part), tellPartFailed)
  }, [load, isWanted, loaded])
  return loaded
}
