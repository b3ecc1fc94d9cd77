import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { buildApp } from '../../server/src/app.ts'
import { sessionCookie } from '../../server/src/features/people/sign-in/session.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import type { Db } from '../../server/src/platform/database.ts'
import { openLive } from '../../server/src/platform/live.ts'
import { secretsFrom } from '../../server/src/platform/secrets.ts'
import { captureStatements } from './capture.ts'
import { endChild } from './child.ts'
import { fillPeople, fillSessions, fillWaiting, tokenOf } from './fill.ts'
import { analyzeAndCheckpoint, type FreshDatabase, withFreshDatabase } from './fresh-database.ts'
import { cpuSecondsOf, postgresProcesses } from './processes.ts'
import { serveDatabase } from './server.ts'

/** One operator, so that nothing of a send is hidden in that of another: batches of several operators cost less each. */
const sends = 500
const warmUp = 100
const text = 'That sounds like a lovely day. Tell me more about it: where did you go, and who was with you?'

type Claimed = { conversation: { id: number; in_reply_to: number }; lease: { id: string; epoch: number } }
type Post = (path: string, body: unknown) => Promise<Claimed & { next?: Claimed }>

await withFreshDatabase(async (fresh) => {
  const operatorIds = await fillPeople(fresh.db, { operators: 2 })
  await fillSessions(fresh.db, operatorIds)
  await fillWaiting(fresh.db, 4 * (sends + warmUp))
  await analyzeAndCheckpoint(fresh.db)
  const measured = await profileOverHttp(fresh)
  const statements = await captureOne(fresh)
  console.log(`One send with the next conversation, on average of ${sends}; one operator`)
  console.table({
    'round trips to PostgreSQL': statements.length,
    'CPU of the server, ms': round((measured.server * 1_000) / sends),
    'CPU of PostgreSQL, ms': round((measured.postgres * 1_000) / sends),
    'WAL, bytes': Math.round(perSend(measured.after.wal_bytes)),
    'WAL records': perSend(measured.after.wal_records),
    'full pages in the WAL': perSend(measured.after.wal_fpi),
    'fsyncs of the WAL': perSend(measured.after.wal_syncs),
  })
  console.log('Updates of tables, and the share of them that change no index (HOT)')
  console.table(
    Object.fromEntries(
      measured.tables.map(({ table, inserted, updated, hot, deleted }) => [
        table,
        {
          inserted: perSend(inserted),
          updated: perSend(updated),
          'HOT %': updated > 0 ? Math.round((100 * hot) / updated) : '-',
          deleted: perSend(deleted),
        },
      ]),
    ),
  )
})

/** The counters of the database include the sends before the measurement. */
function perSend(count: number) {
  return round(count / (warmUp + sends))
}

function round(value: number) {
  return Math.round(value * 100) / 100
}

async function profileOverHttp({ url, folder, db }: FreshDatabase) {
  const before = await readCounters(db)
  const { child, address } = await serveDatabase({ url, folder })
  const server = child.pid ?? 0
  const post: Post = async (path, body) => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: headersOf(0),
      body: JSON.stringify(body),
    })
    // The cast: the contract gives the answer this shape.
    return (await response.json()) as Claimed & { next?: Claimed }
  }
  let inHand: Claimed = await post('/api/queues/reply/claim', {})
  const answer = async (count: number) => {
    for (let done = 0; done < count; done++) inHand = await answerOne(post, inHand)
  }
  await answer(warmUp)
  const cpuBefore = readCpu(folder, server)
  await answer(sends)
  const cpuAfter = readCpu(folder, server)
  // PostgreSQL counts what a connection has done when the connection ends.
  await endChild(child)
  const after = await readCounters(db)
  return {
    server: cpuAfter.server - cpuBefore.server,
    postgres: cpuAfter.postgres - cpuBefore.postgres,
    after: difference(after.wal, before.wal),
    tables: after.tables
      .map((row) => ({
        ...difference(row, before.tables.find(({ table }) => table === row.table) ?? row),
        table: row.table,
      }))
      .filter(({ inserted, updated, deleted }) => inserted + updated + deleted > 0),
  }
}

async function answerOne(post: Post, { conversation, lease }: Claimed): Promise<Claimed> {
  const sent = await post(`/api/conversations/${conversation.id}/messages`, {
    lease_id: lease.id,
    epoch: lease.epoch,
    in_reply_to: conversation.in_reply_to,
    text,
    next: 'reply',
  })
  if (!sent.next) throw new Error(`Not sent: ${JSON.stringify(sent)}`)
  return sent.next
}

function headersOf(operator: number) {
  return {
    cookie: `${sessionCookie}=${tokenOf(operator)}`,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'idempotency-key': randomUUID(),
  }
}

/** The statements that one send and next sends, in an app of this process. */
async function captureOne({ url, db, database }: FreshDatabase) {
  const live = openLive(url)
  await live.ready
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error' })
  const app = await buildApp({
    db,
    urgent: database.urgent,
    batches: database.batches,
    replica: db,
    live,
    secrets: secretsFrom(Buffer.alloc(32)),
    config,
  })
  const post: Post = async (path, body) =>
    (
      await app.inject({ method: 'POST', url: path, headers: headersOf(1), payload: JSON.stringify(body) })
    ).json()
  // The first one also fills caches.
  let inHand = await answerOne(post, await post('/api/queues/reply/claim', {}))
  const statements = await captureStatements(async () => {
    inHand = await answerOne(post, inHand)
  })
  await app.close()
  await live.close()
  return statements
}

type Numbers<T> = { [Key in keyof T]: number }

function difference<T extends Record<string, unknown>>(after: T, before: T): Numbers<T> {
  // The cast: each key gets its number.
  return Object.fromEntries(
    Object.keys(after).map((key) => [key, Number(after[key]) - Number(before[key])]),
  ) as Numbers<T>
}

function readCpu(folder: string, server: number) {
  return { server: cpuSecondsOf([server]), postgres: cpuSecondsOf(postgresProcesses(folder)) }
}

async function readCounters(db: Db) {
  const { rows: wal } = await sql<{
    wal_records: number
    wal_fpi: number
    wal_bytes: number
    wal_syncs: number
  }>`
    select w.wal_records, w.wal_fpi, w.wal_bytes::float8 as wal_bytes,
      coalesce((select sum(fsyncs) from pg_stat_io where object = 'wal'), 0)::float8 as wal_syncs from pg_stat_wal w`.execute(
    db,
  )
  const { rows: tables } = await sql<{
    table: string
    inserted: number
    updated: number
    hot: number
    deleted: number
  }>`
    select regexp_replace(relname, '^(messages|audit_log)_.*', '\\1') as table, sum(n_tup_ins)::float8 as inserted, sum(n_tup_upd)::float8 as updated,
      sum(n_tup_hot_upd)::float8 as hot, sum(n_tup_del)::float8 as deleted
    from pg_stat_user_tables where schemaname in ('public', 'audit') group by 1 order by 1`.execute(db)
  const [own] = wal
  if (!own) throw new Error('pg_stat_wal has no row')
  return { wal: own, tables }
}
