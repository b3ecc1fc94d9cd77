import { createStore } from 'zustand/vanilla'

/** Milliseconds for which a page with old data counts: the server reads nothing that is older than 30 seconds. */
const counted = 60_000

type Ages = ReadonlyMap<string, { at: number; received: number }>
/** By path: the time of the data of the last response, if it came from a replica that is behind. */
export const dataAges = createStore<Ages>(() => new Map())

/** Records how old the data of a response is, which the server says in `As-Of`. */
export function recordAge(path: string, response: Response) {
  const at = Date.parse(response.headers.get('as-of') ?? '')
  const known = dataAges.getState()
  if (!Number.isFinite(at) && !known.has(path)) return
  const next = new Map(known)
  if (Number.isFinite(at)) next.set(path, { at, received: Date.now() })
  else next.delete(path)
  dataAges.setState(next, true)
}

/** The time of the oldest data that the page was sent in the last minute; null when all of it is new. */
export function oldestOf(ages: Ages, now: number): number | null {
  const old = [...ages.values()].filter(({ received }) => now - received < counted)
  return old.length === 0 ? null : Math.min(...old.map(({ at }) => at))
}
