import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { DatabaseClient, DatabaseUnavailable, responseGrace, statementTimeout } from './database-client.ts'
import { openPool, type PoolOptions } from './database-pool.ts'
import type { DB } from './database-types.ts'
import type { Hint } from './live.ts'
import { limitedPool, reservedConnections } from './reserved-connections.ts'

/** A pool or a transaction. Every operation takes one as its first argument. */
export type Db = Kysely<DB>
export type Tx = Transaction<DB>

// Only for our own connections: libraries with their own SQL expect the defaults of pg.
const types = new pg.TypeOverrides()
// Ids and counts fit into a double exactly, and the API uses numbers.
types.setTypeParser(pg.types.builtins.INT8, Number)
// `int8[]`. The cast: pg's list of built-in types does not have this one.
types.setTypeParser(1016, (value) => value.slice(1, -1).split(',').filter(Boolean).map(Number))
// A timestamp stays ISO 8601 text with microseconds. A Date has only milliseconds, and cursors need all digits.
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) => value.replace(' ', 'T').replace(/\+00$/, 'Z'))
types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export type Database = {
  db: Db
  /** The same database with reserved connections, for claims, answers and other urgent work. */
  urgent: Db
  /**
   * Connections for statements that serve many callers at once (`gather.ts`). Every plan is generic and looks rows up by index.
   * Nothing waits there: the caller repeats what failed for each on another connection.
   */
  batches: Db
  /** The connections of `db`. */
  limited: PostgresPool
  /** Separate connections, for LISTEN and for libraries with their own SQL. */
  pool: pg.Pool
  /** Destroys the connections that have received nothing since that time (`performance.now()`): the server is silent. */
  abortSilent(since: number): void
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** Maximum number of connections of this node. */
  size?: number
  onCommit?: (hints: Hint[]) => void
  /** Also accepts a standby: nothing is written. */
  readsOnly?: boolean
  /** Milliseconds that a caller waits for a connection. */
  connectionTimeout?: number
  /** Milliseconds without a response after which a connection is destroyed. */
  responseTimeout?: number
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { size = 12, readsOnly, responseTimeout, connectionTimeout, onCommit } = options
  const open = (connections: number, settings: string[], own: Partial<PoolOptions> = {}) =>
    openPool(url, {
      Client: PreparingClient,
      responseTimeout,
      connectionTimeout,
      onSilent: (since) => abortSilent(since),
      ...own,
      types,
      size: connections,
      readsOnly,
      options: [...commonSettings, ...settings].map((setting) => `-c ${setting}`).join(' '),
    })
  // A statement that waits this long for a row lock is refused as `in_progress`.
  const main = open(size, ['lock_timeout=5s', `statement_timeout=${statementTimeout}ms`])
  // They stay open: what a new connection reads from the catalog takes longer than a batch.
  const forBatches = open(batchConnections, batchSettings, {
    Client: BatchClient,
    idleTimeout: 0,
    responseTimeout: Math.min(responseTimeout ?? Number.POSITIVE_INFINITY, batchTimeout + responseGrace),
    onSilent(since) {
      forBatches.abortSilent(since)
      // Their statements may take longer than a batch.
      main.abortSilent(since, true)
    },
  })
  const abortSilent = (since: number) => {
    for (const each of [main, forBatches]) each.abortSilent(since)
  }
  const { pool } = main
  const limited = limitedPool(pool, size - reservedConnections(size))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: limited }) })
  const urgent = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const batches = new Kysely<DB>({ dialect: new PostgresDialect({ pool: forBatches.pool }) })
  if (onCommit) for (const each of [db, urgent]) commitListeners.set(each, onCommit)
  return {
    db,
    urgent,
    batches,
    limited,
    pool,
    abortSilent,
    async close() {
      for (const each of [db, urgent, batches]) await each.destroy()
      // Kysely ends a pool only if it has run a statement, and an open connection keeps a command from ending.
      for (const each of [pool, forBatches.pool]) if (!each.ending) await each.end()
    },
  }
}

/** Number of a node's connections for batches, in addition to `size`. */
export const batchConnections = 6

const commonSettings = [
  'idle_in_transaction_session_timeout=30s',
  // The keep-alive probes release the locks of a node that has vanished.
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=4',
  'timezone=UTC',
  // A statement of the statistics has hundreds of expressions: PostgreSQL would compile them for seconds, and run for milliseconds.
  'jit=off',
]

/** Milliseconds that a batch may take. Their callers are then served separately. */
const batchTimeout = 5_000

const batchSettings = [
  'lock_timeout=200ms',
  `statement_timeout=${batchTimeout}ms`,
  // The tables are joined in the order of the statement, row by row, by their indexes. Choosing another plan costs more than it
  // saves for some rows, and the number of keys of a batch is unknown when it is planned.
  'plan_cache_mode=force_generic_plan',
  'join_collapse_limit=1',
  'enable_seqscan=off',
  'enable_bitmapscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'enable_material=off',
]

const maxPrepared = 400
const statementNames = new Map<string, string>()

function statementName(text: string, limit: number): string | undefined {
  const known = statementNames.get(text)
  if (known || statementNames.size >= limit) return known
  const name = `s${statementNames.size}`
  statementNames.set(text, name)
  return name
}

/** Gives every statement with parameters a name, so that PostgreSQL parses it once per connection. */
class PreparingClient extends DatabaseClient {
  protected readonly limit: number = maxPrepared

  protected override statement(args: unknown[]): unknown[] {
    const [text, values] = args
    return typeof text === 'string' && Array.isArray(values)
      ? [{ name: statementName(text, this.limit), text, values }, ...args.slice(2)]
      : args
  }
}

/** Batches have few statements, and planning one of them each time would take longer than running it. */
class BatchClient extends PreparingClient {
  protected override readonly limit = Number.POSITIVE_INFINITY
}

const commitListeners = new WeakMap<Db, (hints: Hint[]) => void>()
const pendingHints = new WeakMap<Db, Hint[]>()

/** Sends hints to the pages after this transaction has committed, and nothing after a rollback. */
export function announce(tx: Tx, ...hints: Hint[]) {
  pendingHints.get(tx)?.push(...hints)
}

const maxRetries = 3
// serialization_failure, deadlock_detected: PostgreSQL expects the transaction to be repeated.
const retryable = new Set(['40001', '40P01'])

/** Runs `work` in a transaction, and repeats it on a deadlock. Joins a transaction that is open. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  // The cast: `isTransaction` was checked.
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
      if (attempt < maxRetries && retryable.has(sqlState(error) ?? '')) continue
      throw error
    }
  }
}

/** The five-character SQLSTATE of an error of PostgreSQL. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** The name of the violated constraint. */
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

/** Whether the database could not be reached, or the connection failed: try again later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  // 08: connection. 53: insufficient resources. 57P: shutdown or start. 25006: the server has become a replica.
  if (state) return /^(08|53|57P)/.test(state) || state === '25006'
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  if ('code' in error && networkErrors.has(String(error.code))) return true
  // The Unix socket is gone: the database has stopped.
  if ('code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
    return true
  return /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/.test(
    error.message,
  )
}
