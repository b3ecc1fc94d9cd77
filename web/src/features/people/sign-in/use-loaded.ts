import { useEffect, useState } from 'react'

/** Loads something when a page of the gate opens, which has no query cache, and again with `retry`. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [found, setFound] = useState<T | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const retry = () => {
    setFailure(null)
    load().then(setFound, setFailure)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once, when the page opens
  useEffect(retry, [])
  return { found, failure, retry }
}
