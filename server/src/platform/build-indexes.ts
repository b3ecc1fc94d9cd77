import pg from 'pg'
import { buildTableIndexes } from './build-table-indexes.ts'
import { withShortLocks } from './short-locks.ts'
import { withClient } from './with-client.ts'

const lock = "hashtext('build_partition_indexes')"
/** Milliseconds between checks whether another node has finished. */
const checkInterval = 500

/**
 * Builds the indexes of `migrations/indexes`, and those that migrations only declare (`create index … on only` a partitioned
 * table): concurrently and one partition after the other, so that rows can be written meanwhile. If it is interrupted, the
 * next start continues with the next partition.
 * @returns the number of indexes that were built
 */
export async function buildIndexes(url: string): Promise<number> {
  return withClient(url, async (client) => {
    await waitForLock(client)
    let built = await buildTableIndexes(client)
    for (const index of await unfinishedIndexes(client)) {
      for (const partition of await partitionsWithout(client, index)) {
        await build(client, index, partition)
        built += 1
      }
    }
    return built
  })
}

/**
 * Polls the lock instead of waiting for it: a waiting statement holds a snapshot, and a concurrent build waits until all older
 * snapshots have ended.
 */
async function waitForLock(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lock}) as taken`)
    if (rows[0]?.taken) return
    await new Promise((done) => setTimeout(done, checkInterval))
  }
}

type Index = { oid: number; name: string; tableOid: number; definition: string }

/** An index of a partitioned table is invalid until every partition has its index. */
async function unfinishedIndexes(client: pg.Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(`
    select i.indexrelid as oid, c.relname as name, i.indrelid as "tableOid", pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relkind = 'I' and not i.indisvalid and c.relnamespace = current_schema()::regnamespace
    order by c.relname`)
  return rows
}

/** The schema is quoted. Partitions of `public` and of other schemas can have the same parent. */
type Partition = { name: string; schema: string }

async function partitionsWithout(client: pg.Client, { oid, tableOid }: Index): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select c.relname as name, quote_ident(n.nspname) as schema from pg_inherits p
    join pg_class c on c.oid = p.inhrelid join pg_namespace n on n.oid = c.relnamespace
    where p.inhparent = $1 and not exists (
      select from pg_inherits own join pg_index i on i.indexrelid = own.inhrelid
      where own.inhparent = $2 and i.indrelid = p.inhrelid)
    order by c.relname`,
    [tableOid, oid],
  )
  return rows
}

async function build(client: pg.Client, index: Index, { name, schema }: Partition) {
  const own = pg.escapeIdentifier(`${name}_${index.name}`)
  const [, method] = index.definition.split(' USING ')
  // An interrupted build leaves an invalid index.
  await client.query(`drop index concurrently if exists ${schema}.${own}`)
  await client.query(
    `create index concurrently ${own} on ${schema}.${pg.escapeIdentifier(name)} using ${method}`,
  )
  await withShortLocks(client, () =>
    client.query(`alter index ${pg.escapeIdentifier(index.name)} attach partition ${schema}.${own}`),
  )
}
