import pg from 'pg'
import {
  connectionOptions,
  DatabaseClient,
  type DatabaseClientConfig,
  DatabaseUnavailable,
} from './database-client.ts'

export type PoolOptions = Pick<pg.PoolConfig, 'types' | 'options'> &
  Pick<DatabaseClientConfig, 'responseTimeout'> & {
    /** Maximum number of connections. */
    size: number
    /** Milliseconds after which a connection that nobody uses is closed; 0: never. */
    idleTimeout?: number
    Client?: typeof DatabaseClient
    /** Also accepts a standby: nothing is written. */
    readsOnly?: boolean
    /** Milliseconds that a caller waits for a connection. */
    connectionTimeout?: number
    /** Called instead of `abortSilent` of this pool, when several pools have connections to one server. */
    onSilent?: (since: number) => void
  }

export type DatabasePool = {
  pool: pg.Pool
  /**
   * Destroys the connections that have received nothing since that time (`performance.now()`): the server is silent.
   * @param onlyIdle spares those that run a statement, which can be slow
   */
  abortSilent(since: number, onlyIdle?: boolean): void
}

/** Opens a pool of `DatabaseClient` connections. */
export function openPool(
  url: string,
  { size, idleTimeout = 60_000, readsOnly = false, connectionTimeout, onSilent, ...options }: PoolOptions,
): DatabasePool {
  const clients = new Set<DatabaseClient>()
  const abortSilent = (since: number, onlyIdle = false) => {
    for (const client of clients)
      if (client.lastResponseAt < since && !(onlyIdle && client.waitingSince !== undefined))
        client.abort('The database went silent')
  }
  const report = onSilent ?? abortSilent
  const config: pg.PoolConfig & DatabaseClientConfig = {
    ...connectionOptions(url),
    ...(connectionTimeout === undefined ? {} : { connectionTimeoutMillis: connectionTimeout }),
    Client: DatabaseClient,
    ...options,
    max: size,
    idleTimeoutMillis: idleTimeout,
    // If one connection is silent, others that have received nothing since then are silent too.
    onSilent: report,
    onReadOnly: () => !readsOnly && report(performance.now()),
    // An address can lead to a standby for a while. Connections to it are useless, and must not stay in the pool.
    verify: (client, done) =>
      done(
        isOurs(client) && client.isStandby && !readsOnly
          ? new DatabaseUnavailable('The database is a read-only standby')
          : undefined,
      ),
  }
  const pool = new pg.Pool(config)
  // An idle connection has failed. The pool has removed it, and the next query opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // A connection can fail between two statements of a transaction. The next statement reports it; without a listener the
    // process would end.
    client.on('error', () => {})
    if (isOurs(client)) clients.add(client)
  })
  pool.on('remove', (client) => isOurs(client) && clients.delete(client))
  return { pool, abortSilent }
}

const isOurs = (client: unknown): client is DatabaseClient => client instanceof DatabaseClient
