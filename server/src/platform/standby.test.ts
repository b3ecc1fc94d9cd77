import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { createTestDatabase } from '../testing/database.ts'
import { makeDataDir } from '../testing/run-server.ts'
import { openSilentProxy } from '../testing/silent-proxy.ts'
import { makeSite } from '../testing/site.ts'
import { openDatabase } from './database.ts'
import { freePort, readCluster, storePort } from './embedded-postgres/cluster.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { answerHealth } from './http/health.ts'
import { migrate } from './migrate.ts'
import { openWatchdog } from './watchdog.ts'

// Two PostgreSQL servers are created and started, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const settings = { fsync: 'off' }

/** A migrated PostgreSQL and a read-only standby with the same data. */
async function startPair() {
  const [folder, copy] = [makeDataDir(), makeDataDir()]
  const primary = await startEmbeddedPostgres(folder, { settings })
  await migrate(primary.url)
  await primary.stop()
  // With owners and permissions, which PostgreSQL requires.
  execFileSync('cp', ['-a', `${folder}/.`, copy])
  const cluster = readCluster(copy)
  if (!cluster) throw new Error('The cluster was not copied')
  storePort(cluster, await freePort())
  writeFileSync(join(cluster.data, 'standby.signal'), '')
  const standby = await startEmbeddedPostgres(copy, { settings })
  await primary.ensureRunning()
  return { primary, standby }
}

describe('an address that leads to a read-only standby for a while', () => {
  it('is used again as soon as it leads to the primary; meanwhile the node is not ready', async () => {
    const { primary, standby } = await startPair()
    const proxy = await openSilentProxy(primary.url)
    const node = await startTestApp(proxy.through(primary.url), {}, { size: 6 })
    onTestFinished(async () => {
      await node.close()
      await proxy.close()
    })
    const { post, message } = await makeSite(node)
    const send = async () => (await post(message())).statusCode
    const ready = () => node.anonymous('GET', '/readyz')
    const atOnce = () => Promise.all(Array.from({ length: 12 }, send))
    expect(new Set(await atOnce())).toEqual(new Set([200]))

    proxy.leadTo(standby.url)
    proxy.drop()
    expect(new Set(await atOnce())).toEqual(new Set([503]))
    expect((await ready()).json()).toMatchObject({ status: 503, failing: ['database'] })

    proxy.leadTo(primary.url)
    expect(new Set(await atOnce())).toEqual(new Set([200]))
    expect((await ready()).statusCode).toBe(200)
  })

  it('does not close the connections to a replica, which is read-only on purpose and never ready for work', async () => {
    const { standby } = await startPair()
    const replica = openDatabase(standby.url, { readsOnly: true })
    onTestFinished(replica.close)
    const { rows } = await sql`select pg_is_in_recovery() as standby`.execute(replica.db)
    expect(rows).toEqual([{ standby: true }])
    // A connection that does not report it, for example through a pooler, is equally useless.
    const app = Fastify()
    const watchdog = openWatchdog(app.log)
    onTestFinished(watchdog.close)
    answerHealth(app, replica.db, watchdog)
    const ready = await app.inject('/readyz')
    expect(ready.json()).toMatchObject({ status: 503, failing: ['database is a standby'] })
  })
})

it('a server that was read-only for a while gets writes as soon as it accepts them', async () => {
  const made = await createTestDatabase()
  const node = await startTestApp(made.url, {}, { size: 6 })
  onTestFinished(async () => {
    await node.close()
    await made.drop()
  })
  const { post, message } = await makeSite(node)
  const send = async () => (await post(message())).statusCode
  const atOnce = () => Promise.all(Array.from({ length: 12 }, send))
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(node.db)
  const name = rows[0]?.name ?? ''
  const admin = openDatabase(inject('postgresUrl'), { size: 1 })
  onTestFinished(admin.close)
  const alter = (value: 'on' | 'off') =>
    sql`alter database ${sql.id(name)} set default_transaction_read_only = ${sql.lit(value)}`.execute(
      admin.db,
    )

  await alter('on')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(admin.db)
  expect(new Set(await atOnce())).toEqual(new Set([503]))
  await alter('off')
  expect(new Set(await atOnce())).toEqual(new Set([200]))
})
