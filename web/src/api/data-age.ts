import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Milliseconds for which a page with old data counts: the server reads nothing that is older than 30 seconds. */
const counted = 60_000

type Age = { at: number; received: number }
/** By path: the time of the data of the last response, if it came from a replica that is behind. */
const ages = createStore<ReadonlyMap<string, Age>>(() => new Map())

/** Records how old the data of a response is, which the server says in `As-Of`. */
export function recordAge(path: string, response: Response) {
  const at = Date.parse(response.headers.get('as-of') ?? '')
  const known = ages.getState()
  if (!Number.isFinite(at) && !known.has(path)) return
  const next = new Map(known)
  if (Number.isFinite(at)) next.set(path, { at, received: Date.now() })
  else next.delete(path)
  ages.setState(next, true)
}

/** The time of the oldest data that the page was sent in the last minute; null when all of it is new. */
export function useOldestData(now: number): number | null {
  const known = useStore(ages)
  const old = [...known.values()].filter(({ received }) => now - received < counted)
  return old.length === 0 ? null : Math.min(...old.map(({ at }) => at))
}
