import { sql } from 'kysely'
import type { Db } from './database.ts'
import { connectionTo, DatabaseClient, DatabaseUnavailable } from './database-client.ts'

/**
 * What changed, for the screens that show it: a hint to fetch again, never the data.
 * - `queue`: what waits has changed
 * - `conversation`: told to its holder and to those who watch it
 * - `away`: this operator went away from chat, or came back
 * - `reports`: what waits of the message reports
 * - `closed_codes`: the two-factor codes of this operator were closed or opened, or they have read the warning
 * - `missed`: what was told in the last moments is unknown; this node only
 * - `session`: this session, or all of this operator, has ended
 */
export type Hint =
  | { topic: 'queue' }
  | { topic: 'conversation'; id: number; operatorId: number | null }
  | { topic: 'away'; operatorId: number }
  | { topic: 'reports' }
  | { topic: 'closed_codes'; operatorId: number }
  | { topic: 'session'; sessionId?: number; operatorId?: number }
  | { topic: 'deliveries' }
  | { topic: 'missed' }

export type Listener = (hint: Hint) => void

/** Carries hints between the nodes, over PostgreSQL. */
export type Live = {
  /** Tells all nodes, this one included. Hints are gathered for a moment, and go out beside the transactions that caused them. */
  tell(hints: Hint[]): void
  listen(listener: Listener): () => void
  close(): Promise<void>
}

const channel = 'panel'
/** Hints of so many milliseconds travel together. */
const gatherFor = 15
/** PostgreSQL takes up to 8,000 bytes in one notification. */
const hintsAtMost = 60

/** Notifications that carry these hints. */
function payloadsOf(hints: Hint[]): string[] {
  const starts = Array.from(
    { length: Math.ceil(hints.length / hintsAtMost) },
    (_, index) => index * hintsAtMost,
  )
  return starts.map((start) => JSON.stringify(hints.slice(start, start + hintsAtMost)))
}

/** Tells all nodes, from a process that serves no pages: a command. */
export async function tellOnce(db: Db, hints: Hint[]) {
  if (hints.length === 0) return
  await sql`select pg_notify(${channel}, payload) from unnest(${payloadsOf(hints)}::text[]) payload`.execute(
    db,
  )
}

/** The connection is asked for an answer so often, in milliseconds: it says little by itself, and would not be missed. */
const heartbeat = 5_000
/** Milliseconds for each answer on it. */
const answerWithin = 5_000

type LiveOptions = {
  /** Called when the connection can't be opened, before each next try: the moment to look after an embedded database. */
  onLost?: () => Promise<void>
  /** Called when the database has gone silent, with the moment since which, by `performance.now()`. */
  onSilent?: (since: number) => void
  heartbeat?: number
  answerWithin?: number
}

export function openLive(url: string, options: LiveOptions = {}): Live & { ready: Promise<void> } {
  const listeners = new Set<Listener>()
  let waiting = new Map<string, Hint>()
  let timer: NodeJS.Timeout | undefined
  let client: DatabaseClient | undefined
  let closed = false
  let isTelling = false
  let hasListened = false

  const deliver = (hint: Hint) => {
    for (const listener of listeners) listener(hint)
  }

  async function connect(): Promise<void> {
    while (!closed) {
      const next = new DatabaseClient({
        ...connectionTo(url),
        answerWithin: options.answerWithin ?? answerWithin,
        onSilent: options.onSilent,
      })
      next.on('error', () => {})
      next.on('notification', ({ payload }) => {
        // The cast: only `flush` writes to this channel.
        for (const hint of JSON.parse(payload ?? '[]') as Hint[]) deliver(hint)
      })
      try {
        await next.connect()
        if (next.isStandby) throw new DatabaseUnavailable('The database is a read-only standby')
        await next.query(`listen ${channel}`)
        const beating = setInterval(() => void beat(next), options.heartbeat ?? heartbeat)
        next.on('end', () => {
          clearInterval(beating)
          client = undefined
          if (!closed) void connect()
        })
        client = next
        // Something may have been said while nobody listened.
        if (hasListened) deliver({ topic: 'missed' })
        hasListened = true
        deliver({ topic: 'queue' })
        deliver({ topic: 'deliveries' })
        void flush()
        void beat(next)
        return
      } catch {
        await next.end().catch(() => {})
        await options.onLost?.().catch(() => {})
        await new Promise((done) => setTimeout(done, 200))
      }
    }
  }

  /** One that gets no answer ends the connection, and another is opened. */
  async function beat(on: DatabaseClient) {
    // One at a time: an answer is waited for already.
    if (on.waitingSince !== undefined) return
    await on.query('select').catch(() => {})
  }

  /** Tells what has gathered, and what gathers meanwhile: a connection takes one statement at a time. */
  async function flush() {
    timer = undefined
    if (isTelling) return
    isTelling = true
    while (client && waiting.size > 0) {
      const payloads = payloadsOf([...waiting.values()])
      waiting = new Map()
      // Lost with the connection: every screen catches up when its stream opens again.
      await client
        .query('select pg_notify($1, payload) from unnest($2::text[]) payload', [channel, payloads])
        .catch(() => {})
    }
    isTelling = false
  }

  return {
    tell(hints) {
      for (const hint of hints) waiting.set(JSON.stringify(hint), hint)
      timer ??= setTimeout(() => void flush(), gatherFor)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await flush()
      await client?.end().catch(() => {})
    },
    ready: connect(),
  }
}
