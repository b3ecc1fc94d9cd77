import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../testing/app.ts'
import { createTestDatabase } from '../../testing/database.ts'

const test = useTestApp()

describe('health', () => {
  it('is good as long as the process answers', async () => {
    const answer = await test.anonymous('GET', '/healthz')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'up' })
  })

  it('is ready with a migrated database', async () => {
    const answer = await test.anonymous('GET', '/readyz')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ status: 'ready' })
  })

  it('is reported to a load balancer that uses HTTP/1.0 without a host', async () => {
    const address = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(address.port), '127.0.0.1')
    socket.write('GET /readyz HTTP/1.0\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /)
  })

  it('is not ready while a migration of this release is missing', async () => {
    const behind = await startTestApp()
    await sql`delete from migrations where name like '0001%'`.execute(behind.db)
    const answer = await behind.anonymous('GET', '/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('1')
    expect(answer.json()).toMatchObject({ code: 'unavailable', status: 503, failing: ['migrations'] })
    await behind.close()
  })

  it('is not ready while the disk of the database is full', async () => {
    const full = await startTestApp()
    await sql`create or replace function need_disk() returns bigint language plpgsql as $$
      begin raise 'could not write' using errcode = 'disk_full'; end $$`.execute(full.db)
    const answer = await full.anonymous('GET', '/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ failing: ['disk is full'] })
    await full.close()
  })

  it('writes a temporary file to notice that', async () => {
    const { rows } = await sql<{ plan: string }>`explain (analyze, buffers) select need_disk()`.execute(
      test.db,
    )
    expect(JSON.stringify(rows)).toMatch(/Buffers: temp.* written=/)
  })

  it('is ready while background work is stuck, with a warning and a count', async () => {
    const loop = test.watchdog.watch('deliveries')
    loop.expectWithin(-1)
    const answer = await test.anonymous('GET', '/readyz')
    expect(answer.json()).toEqual({ status: 'ready', warnings: ['deliveries is stuck'] })
    expect(await test.app.metrics.metrics()).toContain('panel_stuck_loops{loop="deliveries"} 1')
    loop.rest()
    expect((await test.anonymous('GET', '/readyz')).json()).toEqual({ status: 'ready' })
    expect(await test.app.metrics.metrics()).not.toContain('deliveries"} 1')
  })

  it('is not ready while calls are stuck, and names them', async () => {
    const loop = test.watchdog.watch('claims 1', 'calls')
    loop.expectWithin(-1)
    const answer = await test.anonymous('GET', '/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ failing: ['claims 1'] })
    loop.rest()
    expect((await test.anonymous('GET', '/readyz')).statusCode).toBe(200)
  })

  it('is ready while something takes longer than usual, and warns of it', async () => {
    const lane = test.watchdog.watch('claims 1')
    lane.expectWithin(60_000, -1)
    const answer = await test.anonymous('GET', '/readyz')
    expect(answer.statusCode).toBe(200)
    expect(answer.json().warnings).toEqual([
      expect.stringMatching(/^claims 1 has waited for the database for \d+ s$/),
    ])
    lane.rest()
    expect((await test.anonymous('GET', '/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('is not ready, but good, without its database', async () => {
    const made = await createTestDatabase()
    const cut = await startTestApp(made.url)
    await made.drop()
    const answer = await cut.anonymous('GET', '/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'unavailable', failing: ['database'] })
    expect((await cut.anonymous('GET', '/healthz')).statusCode).toBe(200)
    await cut.close()
  })
})
