/** Why the page is not live. */
export type Loss =
  /** The browser has no network. */
  | 'offline'
  /** The server does not respond. */
  | 'silent'
  /** The server responds, but hints do not arrive. */
  | 'no_stream'

/** What the operator sees of the connection. Times are in milliseconds, by the browser's clock. */
export type Connection =
  | { phase: 'live' }
  | { phase: 'lost'; loss: Loss; since: number }
  /** The stream is open again, and the page is being refreshed. */
  | { phase: 'catching_up'; from: number }
  | { phase: 'back'; at: number }

export type Seen = {
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
const catchUpAtLeast = 1_000
/** Milliseconds for which "Back online" is shown. */
const backFor = 8_000
/** A visible page sends a request at least this often: the user is refreshed every 30 seconds. */
const silentAfter = 45_000

/** The next state; the same object when nothing changes. */
export function nextConnection(before: Connection, seen: Seen): Connection {
  if (seen.closedAt !== null) return whileClosed(before, seen.closedAt, seen)
  switch (before.phase) {
    case 'live':
      return before
    case 'lost':
      return { phase: 'catching_up', from: seen.now }
    case 'catching_up':
      if (seen.isFetching || seen.now - before.from < catchUpAtLeast) return before
      return { phase: 'back', at: seen.now }
    case 'back':
      return seen.now - before.at < backFor ? before : { phase: 'live' }
  }
}

function whileClosed(before: Connection, closedAt: number, seen: Seen): Connection {
  if (seen.isOnline && seen.now - closedAt <= lossAfter) return before
  const loss = lossOf(closedAt, seen)
  if (before.phase !== 'lost') return { phase: 'lost', loss, since: closedAt }
  return before.loss === loss ? before : { ...before, loss }
}

function lossOf(closedAt: number, { isOnline, lastEventAt, now }: Seen): Loss {
  if (!isOnline) return 'offline'
  const isHeard = lastEventAt > closedAt + lossAfter && now - lastEventAt < silentAfter
  return isHeard ? 'no_stream' : 'silent'
}
