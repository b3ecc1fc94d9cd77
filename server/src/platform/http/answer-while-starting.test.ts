import { expect, it, vi } from 'vitest'
import { makeDataDir, runServer } from '../../testing/run-server.ts'
import { freePort } from '../embedded-postgres/cluster.ts'

// The test starts a whole server with an empty database.
vi.setConfig({ testTimeout: 120_000 })

it('answers from its beginning: a browser gets a page that reloads itself, and it is not ready until it serves', async () => {
  const port = await freePort()
  const server = runServer(makeDataDir(), { PORT: String(port) })
  const address = `http://127.0.0.1:${port}`
  const first = await vi.waitUntil(
    () => fetch(`${address}/queue`, { headers: { accept: 'text/html' } }).catch(() => null),
    { timeout: 60_000, interval: 20 },
  )
  expect(first.status).toBe(503)
  expect(first.headers.get('retry-after')).toBe('1')
  expect(await first.text()).toContain('http-equiv="refresh"')
  const ready = await fetch(`${address}/readyz`)
  expect(await ready.json()).toMatchObject({ status: 503, code: 'unavailable', failing: ['starting'] })
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect(await server.address()).toBe(address)
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
