import { useEffect } from 'react'
import { call } from '../../../api/call'
import { useLoaded } from './use-loaded'

/** With the moment at which the codes change, by the clock of the browser. */
export async function readDemo() {
  const { demo } = await call('GET /api/demo', {})
  return demo && { ...demo, changesAt: Date.now() + demo.seconds_left * 1_000 }
}

export type ShownDemo = NonNullable<Awaited<ReturnType<typeof readDemo>>>

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
