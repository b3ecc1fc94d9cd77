import { availableParallelism, totalmem } from 'node:os'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { batchConnections, type Db, openDatabase } from '../database.ts'

const megabyte = 1024 * 1024
/** Memory that a worker can need under load, with its cache of photos. */
const megabytesPerWorker = 512
/** Connections of a worker that are not in its pool: for hints, jobs and batches. */
const ownConnections = 5 + batchConnections

type Machine = { cores: number; megabytes: number; maxConnections: number }

/**
 * How many workers a node has without `WORKERS`: one for each core but one, if there is memory for them, and if two such nodes
 * leave connections of the database to others.
 */
export function workersFor({ cores, megabytes, maxConnections }: Machine, pool: number): number {
  const byMemory = Math.floor(megabytes / megabytesPerWorker)
  const byConnections = Math.floor(maxConnections / 2 / (pool + ownConnections))
  return Math.max(1, Math.min(cores - 1, byMemory, byConnections))
}

/** The setting `WORKERS`, or what fits this machine and its database. */
export async function numberOfWorkers({ WORKERS, DATABASE_POOL }: Config, url: string): Promise<number> {
  if (WORKERS !== undefined) return WORKERS
  const cores = availableParallelism()
  if (cores <= 2) return 1
  const database = openDatabase(url, { size: 1 })
  try {
    const maxConnections = await findMaxConnections(database.db)
    // In a container, its limit; 0 if there is none.
    const limit = process.constrainedMemory() || totalmem()
    const megabytes = Math.min(limit, totalmem()) / megabyte
    return workersFor({ cores, megabytes, maxConnections }, DATABASE_POOL)
  } finally {
    await database.close()
  }
}

async function findMaxConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ connections: number }>`
    select current_setting('max_connections')::int as connections`.execute(db)
  return rows[0]?.connections ?? 0
}
