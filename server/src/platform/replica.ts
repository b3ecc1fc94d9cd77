import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import { type Database, type Db, isDatabaseUnavailable, openDatabase, sqlState } from './database.ts'
import type { DB } from './database-types.ts'
import { measureLag } from './replica-lag.ts'
import { limitedPool } from './reserved-connections.ts'

/** Seconds by which the replica may be behind: above it, lists are read from the primary. */
export const mostSecondsBehind = 30
/** Seconds from which /readyz warns, and answers say of when they are. */
export const noticeableSecondsBehind = 5
/** Milliseconds between two checks, and in which the replica has to answer one. */
const interval = 500
const answersWithin = 1_000
/** Milliseconds of silence after which its connections are given up. */
const silentAfter = 3_000
/** Connections of the primary for what the replica does not read, so that the work of operators is not slowed down. */
const connectionsOfPrimary = 2

export type Replica = {
  db: Db
  /** Whether lists are read from it; seconds by which it is behind, if that is known. */
  state(): { isUsed: boolean; behind: number | undefined }
  /** What is wrong with it, for `/readyz`. */
  warnings(): string[]
  /** Runs a request, in which `asOf` tells of when the data is that it has read, if it is old. */
  follow(work: () => void): void
  asOf(): string | undefined
  close(): Promise<void>
}

/**
 * For lists, history and statistics. While the replica does not answer, or is far behind, the primary is read, with a few
 * connections.
 */
export function openReplica(url: string, primary: Database, size: number): Replica {
  const database = openDatabase(url, { size, readsOnly: true })
  const few = limitedPool(primary.limited, connectionsOfPrimary)
  const lag = measureLag()
  const requests = new AsyncLocalStorage<{ asOf?: string }>()
  const stopping = new AbortController()
  // Until the first check, and while it does not answer.
  let isDown = true
  let answeredAt = performance.now()
  // One at a time: a silent replica must not take a connection for each.
  let asking: Promise<number | null> | undefined

  const state = () => {
    const behind = isDown ? undefined : lag.seconds()
    return { isUsed: behind !== undefined && behind <= mostSecondsBehind && lag.hasCaughtUp(), behind }
  }
  const isOld = () => (state().behind ?? 0) >= noticeableSecondsBehind

  async function check() {
    const { signal } = stopping
    const late = wait(answersWithin, 'late' as const, { signal, ref: false })
    late.catch(() => {})
    lag.primaryIsAt(await Promise.race([findPosition(primary.urgent), late.then(() => undefined)]))
    asking ??= findReplayed(database.urgent).finally(() => {
      asking = undefined
    })
    const replayed = await Promise.race([asking, late])
    if (replayed === 'late') {
      isDown = true
      if (performance.now() - answeredAt > silentAfter) database.abortSilent(performance.now())
      return
    }
    lag.replicaIsAt(replayed)
    answeredAt = performance.now()
    isDown = false
  }

  async function run() {
    while (!stopping.signal.aborted) {
      await check().catch(() => {
        isDown = true
      })
      await wait(interval, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const running = run()

  const pool: PostgresPool = {
    options: database.limited.options,
    async connect() {
      if (!state().isUsed) return few.connect()
      try {
        const client = await database.limited.connect()
        const request = requests.getStore()
        if (request && isOld()) request.asOf ??= lag.asOf()
        return orElse(client, few, () => {
          isDown = true
        })
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error
        isDown = true
        return few.connect()
      }
    },
    async end() {},
  }

  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    state,
    warnings() {
      const { isUsed, behind } = state()
      const instead = isUsed ? '' : ': lists are read from the primary'
      if (behind === undefined) return [`the replica does not answer${instead}`]
      const seconds = Math.round(behind)
      return isUsed && !isOld() ? [] : [`the replica is ${seconds} s behind${instead}`]
    },
    follow: (work) => requests.run({}, work),
    asOf: () => requests.getStore()?.asOf,
    async close() {
      stopping.abort()
      // Otherwise the end waits for a silent one.
      if (isDown) database.abortSilent(performance.now())
      await running
      await database.close()
    },
  }
}

export type Position = { bytes: number; at: string }

/** Where the primary writes its log, and its time; undefined while it does not answer. */
async function findPosition(db: Db): Promise<Position | undefined> {
  const { rows } = await sql<Position>`
    select (pg_current_wal_lsn() - '0/0')::float8 as bytes, clock_timestamp() as at`.execute(db)
  return rows[0]
}

/** Up to where the replica has replayed the log; null for a database that is no standby, which is never behind. */
async function findReplayed(db: Db): Promise<number | null> {
  const { rows } = await sql<{ bytes: number | null }>`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::float8 end as bytes`.execute(
    db,
  )
  return rows[0]?.bytes ?? null
}

/** A replica that lags had to drop what the statement reads. */
const conflictsWithRecovery = '40001'

/** A connection whose first statement is repeated on a connection of `others` when it fails with the replica. */
function orElse(client: PostgresPoolClient, others: PostgresPool, onLost: () => void): PostgresPoolClient {
  let current = client
  let isFirst = true
  async function queryAgain(error: unknown, args: unknown[]) {
    const isLost = isDatabaseUnavailable(error)
    if (!isLost && sqlState(error) !== conflictsWithRecovery) throw error
    if (isLost) onLost()
    const lost = current
    current = await others.connect()
    lost.release(isLost)
    return query(current, args)
  }
  return {
    // A cast, because it is overloaded: a cursor is read later, and is not repeated.
    query: ((...args: unknown[]) => {
      const mayRepeat = isFirst && typeof args[0] === 'string'
      isFirst = false
      const result = query(current, args)
      return mayRepeat ? result.catch((error: unknown) => queryAgain(error, args)) : result
    }) as PostgresPoolClient['query'],
    release: (destroy) => current.release(destroy),
  }
}

// The cast: the arguments are those that Kysely passes.
const query = (client: PostgresPoolClient, args: unknown[]) => client.query(...(args as [string, unknown[]]))
