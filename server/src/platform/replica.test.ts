import Fastify from 'fastify'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { useTestApp } from '../testing/app.ts'
import { openSilentProxy, type SilentProxy } from '../testing/silent-proxy.ts'
import { type Database, openDatabase } from './database.ts'
import { tellAsOf } from './http/as-of.ts'
import { openReplica, type Replica } from './replica.ts'

const test = useTestApp()

let proxy: SilentProxy
let primary: Database
beforeEach(async () => {
  proxy = await openSilentProxy(test.url)
  primary = openDatabase(test.url)
  return async () => {
    await primary.close()
    await proxy.close()
  }
})

/** The replica is the same database through the proxy. */
function open(): Replica {
  const replica = openReplica(proxy.through(test.url), primary, 6)
  onTestFinished(async () => {
    proxy.resume()
    await replica.close()
  })
  return replica
}

const untilUsed = (replica: Replica, isUsed: boolean) =>
  expect.poll(() => replica.state().isUsed).toBe(isUsed)

const read = async ({ db }: Replica) =>
  (await sql<{ port: number }>`select inet_client_port() as port`.execute(db)).rows.length

describe('lists', () => {
  it('are read from the replica when it answers', async () => {
    const replica = open()
    await untilUsed(replica, true)
    expect(replica.warnings()).toEqual([])
    const count = proxy.lines().length
    const reads = Array.from({ length: 3 }, () => sql`select pg_sleep(0.1)`.execute(replica.db))
    await expect.poll(() => proxy.lines().length).toBeGreaterThan(count)
    await Promise.all(reads)
  })

  it('are read from the primary while the replica is down, also from the start, and from the replica when it is back', async () => {
    proxy.refuse()
    const replica = open()
    expect(await read(replica)).toBe(1)
    expect(replica.warnings()).toEqual(['the replica does not answer: lists are read from the primary'])
    proxy.resume()
    await untilUsed(replica, true)
    proxy.refuse()
    expect(await read(replica)).toBe(1)
  })

  it('are read from the primary when the replica goes silent, and from the replica again when its connections are lost', async () => {
    const replica = open()
    await untilUsed(replica, true)
    proxy.pause()
    await untilUsed(replica, false)
    expect(await read(replica)).toBe(1)
    proxy.resume()
    await untilUsed(replica, true)
    proxy.lose()
    await untilUsed(replica, false)
    await untilUsed(replica, true)
  })

  it('take two connections of the primary at most', async () => {
    proxy.refuse()
    const replica = open()
    const marked = sql.raw('select pg_sleep(0.3) as of_lists')
    const reads = Promise.all(Array.from({ length: 6 }, () => marked.execute(replica.db)))
    const seen = new Set<number>()
    let isOver = false
    void reads.then(() => {
      isOver = true
    })
    while (!isOver) {
      const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
        where state = 'active' and query like 'select pg_sleep%of_lists'`.execute(test.db)
      seen.add(rows[0]?.count ?? 0)
    }
    expect(Math.max(...seen)).toBe(2)
  })
})

it('an answer that was read from an old replica says of when it is', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  let asOf: string | undefined
  const replica = { follow: (work: () => void) => work(), asOf: () => asOf }
  // The cast: nothing else of it is used.
  tellAsOf(app, replica as Replica)
  app.get('/', async () => 'list')
  expect((await app.inject('/')).headers['as-of']).toBeUndefined()
  asOf = '2026-11-28T15:20:00.000000Z'
  expect((await app.inject('/')).headers['as-of']).toBe(asOf)
})
