import type { TopicHint } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { connectionOptions, DatabaseClient, DatabaseUnavailable } from './database-client.ts'

/**
 * A hint that data has changed. It never has the data. Beside the topics that pages hear:
 * - `conversation`: sent to the operator who has it in hand, and to those who watch it
 * - `typing`: the customer is typing, told to the same. It is stored nowhere
 * - `rights`: the rights of the operators of a level, or of one session, have changed. Their streams open again
 * - `session`: this session, or all sessions of this operator, have ended
 * - `deliveries`: there is something to deliver
 * - `missed`: hints of the last moments may be lost; on this node only
 */
export type Hint =
  | TopicHint
  | { topic: 'conversation' | 'typing'; id: number; operatorId: number | null }
  | { topic: 'rights'; levelId?: number; sessionId?: number }
  | { topic: 'session'; sessionId?: number; operatorId?: number }
  | { topic: 'deliveries' }
  | { topic: 'missed' }

export type Listener = (hint: Hint) => void

/** Carries hints between the nodes, with NOTIFY of PostgreSQL. */
export type Live = {
  /**
   * Sends hints to all nodes, including this one. They are collected for a moment and sent outside of the transactions that
   * caused them.
   */
  sendHints(hints: Hint[]): void
  /** @param own `true` calls the listener with the hints of this node also at once, before they are sent */
  listen(listener: Listener, options?: { own: true }): () => void
  /** Whether hints arrive: this node listens, and the database has answered it in the last moments. */
  isListening(): boolean
  close(): Promise<void>
}

const channel = 'panel'
/** Milliseconds in which hints are collected. */
const gatherFor = 15
/** A notification of PostgreSQL can have up to 8,000 bytes. */
const maxHints = 60

/** The payloads of the notifications for these hints. */
function payloadsOf(hints: Hint[]): string[] {
  const starts = Array.from({ length: Math.ceil(hints.length / maxHints) }, (_, index) => index * maxHints)
  return starts.map((start) => JSON.stringify(hints.slice(start, start + maxHints)))
}

/** Sends hints to all nodes from a process without pages, such as a command. */
export async function sendHintsOnce(db: Db, hints: Hint[]) {
  if (hints.length === 0) return
  await sql`select pg_notify(${channel}, payload) from unnest(${payloadsOf(hints)}::text[]) payload`.execute(
    db,
  )
}

/** Milliseconds between two checks of the connection, which would otherwise be silent for long and could fail unnoticed. */
const heartbeat = 5_000
/** Milliseconds to wait for a response. */
const responseTimeout = 5_000
/** Milliseconds after which a missing response means that hints may not arrive either. */
const unconfirmedAfter = 1_000

type LiveOptions = {
  /** Called before each retry when the connection cannot be opened: it can check an embedded database. */
  onLost?: () => Promise<void>
  /** Called after the database has not responded in time. `since` is the time (`performance.now()`) of its last response. */
  onSilent?: (since: number) => void
  heartbeat?: number
  responseTimeout?: number
}

export function openLive(url: string, options: LiveOptions = {}): Live & { ready: Promise<void> } {
  const listeners = new Set<Listener>()
  const listenersToOwn = new Set<Listener>()
  let waiting = new Map<string, Hint>()
  let timer: NodeJS.Timeout | undefined
  let client: DatabaseClient | undefined
  let closed = false
  let isSending = false
  let hasListened = false

  const deliver = (hint: Hint) => {
    for (const listener of listeners) listener(hint)
  }

  async function connect(): Promise<void> {
    while (!closed) {
      const next = new DatabaseClient({
        ...connectionOptions(url),
        responseTimeout: options.responseTimeout ?? responseTimeout,
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
        const checking = setInterval(() => void checkConnection(next), options.heartbeat ?? heartbeat)
        next.on('end', () => {
          clearInterval(checking)
          client = undefined
          if (!closed) void connect()
        })
        client = next
        // Hints may have been sent while this node was not listening.
        if (hasListened) deliver({ topic: 'missed' })
        hasListened = true
        deliver({ topic: 'queue' })
        deliver({ topic: 'deliveries' })
        void flush()
        void checkConnection(next)
        return
      } catch {
        await next.end().catch(() => {})
        await options.onLost?.().catch(() => {})
        await new Promise((done) => setTimeout(done, 200))
      }
    }
  }

  /** A connection without a response is closed, and another is opened. */
  async function checkConnection(on: DatabaseClient) {
    // One check at a time.
    if (on.waitingSince !== undefined) return
    await on.query('select').catch(() => {})
  }

  /** Sends the collected hints, and those that are added meanwhile: a connection runs one statement at a time. */
  async function flush() {
    timer = undefined
    if (isSending) return
    isSending = true
    while (client && waiting.size > 0) {
      const payloads = payloadsOf([...waiting.values()])
      waiting = new Map()
      // Lost with the connection. Every page refreshes when its stream opens again.
      await client
        .query('select pg_notify($1, payload) from unnest($2::text[]) payload', [channel, payloads])
        .catch(() => {})
    }
    isSending = false
  }

  return {
    sendHints(hints) {
      for (const listener of listenersToOwn) for (const hint of hints) listener(hint)
      for (const hint of hints) waiting.set(JSON.stringify(hint), hint)
      timer ??= setTimeout(() => void flush(), gatherFor)
    },
    listen(listener, options) {
      listeners.add(listener)
      if (options?.own) listenersToOwn.add(listener)
      return () => {
        listeners.delete(listener)
        listenersToOwn.delete(listener)
      }
    },
    isListening() {
      if (!client) return false
      const { waitingSince } = client
      return waitingSince === undefined || performance.now() - waitingSince < unconfirmedAfter
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
