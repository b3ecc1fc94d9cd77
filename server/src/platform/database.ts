import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.ts'
import type { Hint } from './live.ts'

/** A pool or a transaction: every operation takes one as its first argument. */
export type Db = Kysely<DB>
export type Tx = Transaction<DB>

/** How this process shows in `pg_stat_activity`. */
export const applicationName = `operator-panel/${process.pid}`

// Of our own connections only: the libraries that bring their SQL expect what pg gives by itself.
const types = new pg.TypeOverrides()
// Ids and counts fit a double exactly; the API speaks of numbers.
types.setTypeParser(pg.types.builtins.INT8, Number)
// `int8[]`: enums of numbers take any number, and the list of built-in types leaves this one out.
types.setTypeParser(1016, (value) => value.slice(1, -1).split(',').filter(Boolean).map(Number))
// A moment stays text, ISO 8601 with all its microseconds: a Date would cut them, and cursors need them.
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) => value.replace(' ', 'T').replace(/\+00$/, 'Z'))
types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export type Database = {
  db: Db
  /** Connections of its own, for LISTEN and for libraries that bring their SQL. */
  pool: pg.Pool
  close(): Promise<void>
}

/** @param size connections this node may hold */
export function openDatabase(
  url: string,
  options: { size?: number; onCommit?: (hints: Hint[]) => void } = {},
): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    types,
    max: options.size ?? 12,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    application_name: applicationName,
    // A row that another transaction keeps for so long is refused as `in_progress`, never waited for without end.
    options:
      '-c lock_timeout=5s -c statement_timeout=30s -c idle_in_transaction_session_timeout=30s -c timezone=UTC',
  })
  // A broken idle connection: the pool has dropped it already, and the next query opens another.
  pool.on('error', () => {})
  // One that breaks while a transaction has it, between two statements: the next statement says so. Unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  if (options.onCommit) commitListeners.set(db, options.onCommit)
  return { db, pool, close: () => db.destroy() }
}

const preparedAtMost = 400
const statementNames = new Map<string, string>()

function statementName(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known || statementNames.size >= preparedAtMost) return known
  const name = `s${statementNames.size}`
  statementNames.set(text, name)
  return name
}

/** Gives every statement with parameters a name, so that PostgreSQL parses it once a connection. */
class PreparingClient extends pg.Client {
  // The signature: pg overloads `query` eight times; Kysely calls it with a text and its values.
  override query = ((...args: [string, unknown[]]) => {
    const [text, values] = args
    if (typeof text !== 'string' || !Array.isArray(values)) return super.query(...args)
    return super.query({ name: statementName(text), text, values })
  }) as pg.Client['query']
}

const commitListeners = new WeakMap<Db, (hints: Hint[]) => void>()
const pendingHints = new WeakMap<Db, Hint[]>()

/** Tells the screens that something changed, once this transaction is committed; never when it is rolled back. */
export function announce(tx: Tx, ...hints: Hint[]) {
  pendingHints.get(tx)?.push(...hints)
}

const retriesAtMost = 3
// serialization_failure, deadlock_detected: PostgreSQL asks to run the transaction again.
const retryable = new Set(['40001', '40P01'])

/** Runs `work` in one transaction, again when PostgreSQL asks for that; inside a transaction it joins it. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  // The cast: Kysely says by `isTransaction` what the type can't.
  if (db.isTransaction) return work(db as Tx)
  for (let attempt = 1; ; attempt++) {
    const hints: Hint[] = []
    try {
      const result = await db.transaction().execute((tx) => {
        pendingHints.set(tx, hints)
        return work(tx)
      })
      if (hints.length > 0) commitListeners.get(db)?.(hints)
      return result
    } catch (error) {
      if (attempt < retriesAtMost && retryable.has(sqlState(error) ?? '')) continue
      throw error
    }
  }
}

/** PostgreSQL's five-character code of an error, if it is one of PostgreSQL's. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** The name of the constraint that an error is about. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') ? error.constraint : undefined
}

const networkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
])

/** The database could not be reached, or broke off: try again later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  // 08: connection. 53: out of resources. 57P: shut down or starting. 25006: a replica that was promoted elsewhere.
  if (state) return /^(08|53|57P)/.test(state) || state === '25006'
  if (!(error instanceof Error)) return false
  if ('code' in error && networkErrors.has(String(error.code))) return true
  return /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/.test(
    error.message,
  )
}
