import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { DatabaseClient, DatabaseUnavailable, statementTimeout } from './database-client.ts'
import { keptForUrgent, narrowLane } from './database-lanes.ts'
import { openPool } from './database-pool.ts'
import type { DB } from './database-types.ts'
import type { Hint } from './live.ts'

/** A pool or a transaction: every operation takes one as its first argument. */
export type Db = Kysely<DB>
export type Tx = Transaction<DB>

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
  /** The same database over connections that slow statements can't take: for claims, answers and what else can't wait. */
  urgent: Db
  /** Connections of its own, for LISTEN and for libraries that bring their SQL. */
  pool: pg.Pool
  /** Destroys the connections that have not been heard of since then, by `performance.now()`: the server has gone silent. */
  mistrust(since: number): void
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** Connections this node may hold. */
  size?: number
  onCommit?: (hints: Hint[]) => void
  /** A standby will do: nothing is written. */
  readsOnly?: boolean
  /** Milliseconds until a connection that owes an answer is destroyed. */
  answerWithin?: number
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { size = 12, readsOnly, answerWithin, onCommit } = options
  const { pool, mistrust } = openPool(url, {
    Client: PreparingClient,
    types,
    size,
    readsOnly,
    answerWithin,
    // A row that another transaction keeps for so long is refused as `in_progress`, never waited for without end. A node that
    // vanished keeps its rows no longer than the keep-alive takes.
    options: [
      'lock_timeout=5s',
      `statement_timeout=${statementTimeout}ms`,
      'idle_in_transaction_session_timeout=30s',
      'tcp_keepalives_idle=10',
      'tcp_keepalives_interval=5',
      'tcp_keepalives_count=4',
      'timezone=UTC',
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
  })
  const lane = narrowLane(pool, size - keptForUrgent(size))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: lane }) })
  const urgent = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  if (onCommit) for (const each of [db, urgent]) commitListeners.set(each, onCommit)
  return {
    db,
    urgent,
    pool,
    mistrust,
    async close() {
      await db.destroy()
      await urgent.destroy()
      // Kysely ends the pool only for one that has run a statement, and an open connection keeps a command from ending.
      if (!pool.ending) await pool.end()
    },
  }
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
class PreparingClient extends DatabaseClient {
  protected override statement(args: unknown[]): unknown[] {
    const [text, values] = args
    return typeof text === 'string' && Array.isArray(values)
      ? [{ name: statementName(text), text, values }, ...args.slice(2)]
      : args
  }
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
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  if ('code' in error && networkErrors.has(String(error.code))) return true
  return /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/.test(
    error.message,
  )
}
