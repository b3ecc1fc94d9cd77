import pg from 'pg'
import {
  connectionTo,
  DatabaseClient,
  type DatabaseClientConfig,
  DatabaseUnavailable,
} from './database-client.ts'

export type PoolOptions = Pick<pg.PoolConfig, 'types' | 'options'> &
  Pick<DatabaseClientConfig, 'answerWithin'> & {
    /** Connections at most. */
    size: number
    Client?: typeof DatabaseClient
    /** A standby will do: nothing is written. */
    readsOnly?: boolean
  }

export type DatabasePool = {
  pool: pg.Pool
  /** Destroys the connections that have not been heard of since then, by `performance.now()`: the server has gone silent. */
  mistrust(since: number): void
}

/** A pool of connections that fail rather than wait. */
export function openPool(url: string, { size, readsOnly = false, ...options }: PoolOptions): DatabasePool {
  const clients = new Set<DatabaseClient>()
  const mistrust = (since: number) => {
    for (const client of clients) if (client.answeredAt < since) client.giveUp('The database went silent')
  }
  const config: pg.PoolConfig & DatabaseClientConfig = {
    ...connectionTo(url),
    Client: DatabaseClient,
    ...options,
    max: size,
    idleTimeoutMillis: 60_000,
    // Where one has gone silent, those that have not been heard of since then are no better.
    onSilent: mistrust,
    onReadOnly: () => !readsOnly && mistrust(performance.now()),
    // An address may lead to a standby for a while. What connects there is of no use, and would stay when the way is back.
    verify: (client, done) =>
      done(
        isOurs(client) && client.isStandby && !readsOnly
          ? new DatabaseUnavailable('The database is a read-only standby')
          : undefined,
      ),
  }
  const pool = new pg.Pool(config)
  // A broken idle connection: the pool has dropped it already, and the next query opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // One that breaks while a transaction has it, between two statements: the next statement says so. Unheard, it would end the process.
    client.on('error', () => {})
    if (isOurs(client)) clients.add(client)
  })
  pool.on('remove', (client) => isOurs(client) && clients.delete(client))
  return { pool, mistrust }
}

const isOurs = (client: unknown): client is DatabaseClient => client instanceof DatabaseClient
