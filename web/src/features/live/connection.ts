/** Why the panel is not live. */
export type Loss =
  /** The browser has no network. */
  | 'offline'
  /** The server answers nothing. */
  | 'silent'
  /** The server answers, but hints of what changes do not arrive. */
  | 'no_stream'

/** What the operator is told of the connection. Moments are in milliseconds, by our clock. */
export type Connection =
  | { phase: 'live' }
  | { phase: 'lost'; loss: Loss; since: number }
  /** The stream is open again, and the screen is brought up to date. */
  | { phase: 'catching_up'; from: number }
  | { phase: 'back'; at: number }

export type Seen = {
  /** Since when the stream is closed; null while it is open. */
  closedAt: number | null
  /** When anything of the server was last heard. */
  heardAt: number
  isOnline: boolean
  /** Something of the screen is being fetched. */
  isFetching: boolean
  now: number
}

/** A stream that opens again within so many milliseconds is no loss to speak of. */
const lossAfter = 5_000
/** The hint to bring everything up to date comes right after the stream has opened. */
const catchUpAtLeast = 1_000
/** "Back online" stands for so many milliseconds. */
const backFor = 8_000
/** Calls are answered at least this often while somebody looks: the user is refreshed every 30 seconds. */
const silentAfter = 45_000

/** What to tell next; the same object when nothing changes. */
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

function lossOf(closedAt: number, { isOnline, heardAt, now }: Seen): Loss {
  if (!isOnline) return 'offline'
  const isHeard = heardAt > closedAt + lossAfter && now - heardAt < silentAfter
  return isHeard ? 'no_stream' : 'silent'
}
