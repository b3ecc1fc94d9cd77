import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { withShortLocks } from './short-locks.ts'

const folder = fileURLToPath(new URL('../../migrations/backfills', import.meta.url))

/**
 * A file of `migrations/backfills`: the statement for the ids from `$1` to `$2`. Below a line `-- Afterwards`, separated by empty
 * lines, are statements that run once when all rows are done, such as `set not null`.
 */
type Backfill = { batch: string; afterwards: string[] }

function readBackfill(from: string, name: string): Backfill {
  const [batch = '', afterwards = ''] = readFileSync(`${from}/${name}.sql`, 'utf8').split(/^-- Afterwards$/m)
  const statements = afterwards.split(/\n\s*\n/).map((part) => part.trim())
  return { batch, afterwards: statements.filter((part) => part !== '') }
}

/** Ids per transaction: their rows are locked for some tenths of a second. */
const batchSize = 5_000

/**
 * Runs the changes of many rows that migrations have requested in the table `backfills`, in batches that are committed one by
 * one. If it is interrupted, the next start continues with the next batch.
 * @param client the connection that holds the migration lock
 * @param report is called with the progress of each backfill, ten times at most
 */
export async function runBackfills(
  client: pg.Client,
  report: (progress: string) => void,
  from = folder,
): Promise<void> {
  const { rows } = await client.query<{ name: string; table_name: string }>(
    'select name, table_name from backfills where finished_at is null order by requested_at, name',
  )
  for (const { name, table_name } of rows) {
    const { batch, afterwards } = readBackfill(from, name)
    await runBatches(client, { name, table: table_name, batch }, report)
    for (const statement of afterwards.slice(0, -1))
      await withShortLocks(client, () => client.query(statement))
    await inTransaction(client, async () => {
      const last = afterwards.at(-1)
      if (last) await client.query(last)
      await client.query('update backfills set finished_at = now() where name = $1', [name])
    })
  }
}

type Batches = { name: string; table: string; batch: string }

async function runBatches(
  client: pg.Client,
  { name, table, batch }: Batches,
  report: (text: string) => void,
) {
  const { first, last } = await idRange(client, name, table)
  let reported = 0
  for (let from = first; from <= last; from += batchSize) {
    await inTransaction(client, async () => {
      await client.query(batch, [from, from + batchSize - 1])
      await client.query('update backfills set next_id = $2 where name = $1', [name, from + batchSize])
    })
    const tenths = Math.min(10, Math.floor(((from + batchSize - first) / (last - first + 1)) * 10))
    if (tenths > reported) report(`${name}: ${tenths * 10} %`)
    reported = tenths
  }
}

/** The ids that remain. Rows that are written from now on are complete: the migration has run. */
async function idRange(client: pg.Client, name: string, table: string) {
  const { rows } = await client.query<{ first: string | null; last: string | null }>(
    `select greatest(min(id), (select next_id from backfills where name = $1)) as first, max(id) as last
    from ${pg.escapeIdentifier(table)}`,
    [name],
  )
  return { first: Number(rows[0]?.first ?? 0), last: Number(rows[0]?.last ?? -1) }
}

/** Waits for the rows that others have locked: they are the few that somebody writes at this moment. */
async function inTransaction(client: pg.Client, work: () => Promise<void>) {
  await withShortLocks(client, async () => {
    await client.query('begin')
    await work()
    await client.query('commit')
  })
}
