/** Why the page is not live. */
export type Loss =
  /** The browser has no network. */
  | 'offline'
  /** The server does not respond. */
  | 'silent'
  /** The server responds, but hints do not arrive. */
  | 'no_stream'

/** The state of the connection that the operator sees. Times are in milliseconds, by the browser's clock. */
export type Connection =
  | { phase: 'live' }
  | { phase: 'lost'; loss: Loss; since: number }
  /** The stream is open again, and the page is being refreshed. */
  | { phase: 'catching_up'; from: number }
  | { phase: 'back'; at: number }

export type Observation = {
  /** Since when the stream is closed; null while it is open. */
  closedAt: number | null
  /** When the server last responded or sent an event. */
  lastEventAt: number
  isOnline: boolean
  /** Whether a request of the page is in progress. */
  isFetching: boolean
  now: number
}

/** Milliseconds within which a stream can reopen without a message to the operator. */
const lossAfter = 5_000
/** Milliseconds in which the refresh after opening the stream begins. */
const minCatchUp = 1_000
/** Milliseconds for which "Back online" is shown. */
const backShownFor = 8_000
/** A visible page sends a request at least this often: the user is refreshed every 30 seconds. */
const silentAfter = 45_000

/** The next state; the same object when nothing changes. */
export function nextConnection(before: Connection, observation: Observation): Connection {
  if (observation.closedAt !== null) return whileClosed(before, observation.closedAt, observation)
  switch (before.phase) {
    case 'live':
      return before
    case 'lost':
      return { phase: 'catching_up', from: observation.now }
    case 'catching_up':
      if (observation.isFetching || observation.now - before.from < minCatchUp) return before
      return { phase: 'back', at: observation.now }
    case 'back':
      return observation.now - before.at < backShownFor ? before : { phase: 'live' }
  }
}

function whileClosed(before: Connection, closedAt: number, observation: Observation): Connection {
  if (observation.isOnline && observation.now - closedAt <= lossAfter) return before
  const loss = lossOf(closedAt, observation)
  if (before.phase !== 'lost') return { phase: 'lost', loss, since: closedAt }
  return before.loss === loss ? before : { ...before, loss }
}

function lossOf(closedAt: number, { isOnline, lastEventAt, now }: Observation): Loss {
  if (!isOnline) return 'offline'
  const isResponding = lastEventAt > closedAt + lossAfter && now - lastEventAt < silentAfter
  return isResponding ? 'no_stream' : 'silent'
}
