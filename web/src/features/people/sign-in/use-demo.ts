import { useEffect } from 'react'
import { call } from '../../../api/call'
import { useLoaded } from './use-loaded'

export const readDemo = async () => (await call('GET /api/demo', {})).demo

/** The sign-ins of a demo, with the codes of the moment; null for a panel that is no demo, and until it is known. */
export function useDemo() {
  const { found: demo, retry } = useLoaded(readDemo)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next codes come once after each answer
  useEffect(() => {
    if (!demo) return
    const next = setTimeout(retry, demo.seconds_left * 1_000)
    return () => clearTimeout(next)
  }, [demo])
  return demo
}
