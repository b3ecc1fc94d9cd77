import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { freePort, isFree } from './platform/embedded-postgres/cluster.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { connectTo, makeDataDir, postmasterOf, runServer } from './testing/run-server.ts'

// Whole servers are started and killed: on a busy machine each takes its time.
vi.setConfig({ testTimeout: 120_000 })

/** A module for `--import`: SIGUSR2 leaves a rejection to itself. */
const rejectOnSignal = `data:text/javascript,${encodeURIComponent(
  `process.on('SIGUSR2', () => { Promise.reject(new Error('left alone', { cause: new Error('the cause of it') })) })`,
)}`

const status = async (url: string) => (await fetch(url)).status

describe('a start', () => {
  it('ends with one clear line for each wrong setting', async () => {
    const server = runServer(makeDataDir(), { PORT: '70000', SECRET_KEY: 'short', LOG_LEVEL: 'loud' })
    expect(await server.ended).toBe(1)
    expect(server.lines).toEqual([
      'PORT: expected a port from 0 to 65535; 0 picks a free one',
      'SECRET_KEY: expected 32 random bytes in base64: openssl rand -base64 32',
      'LOG_LEVEL: expected fatal, error, warn, info, debug, trace or silent',
    ])
  })

  it('with PORT=0 picks a free port and prints it; on SIGTERM everything ends', async () => {
    const folder = makeDataDir()
    const server = runServer(folder)
    const address = await server.address()
    expect(new URL(address).port).not.toBe('0')
    expect(await status(`${address}/readyz`)).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(postmasterOf(folder)).toBeUndefined()
  })

  it('says that its port is taken, and leaves nothing running', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => squatter.once('listening', done))
    onTestFinished(() => void squatter.close())
    const address = squatter.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const folder = makeDataDir()
    const server = runServer(folder, { PORT: port })
    expect(await server.ended).toBe(1)
    expect(server.lines.at(-1)).toMatch(`PORT: ${port} is taken.`)
    expect(postmasterOf(folder)).toBeUndefined()
  })

  it('says that its database does not answer, without the password', async () => {
    const server = runServer(makeDataDir(), { DATABASE_URL: 'postgres://panel:hidden@127.0.0.1:1/panel' })
    expect(await server.ended).toBe(1)
    expect(server.lines).toEqual([
      expect.stringMatching(
        /^DATABASE_URL: the PostgreSQL at 127\.0\.0\.1:1 can not be used: .*ECONNREFUSED/,
      ),
    ])
  })
})

describe('the embedded database', () => {
  it('is not started when there is one of your own', async () => {
    const theirs = await startEmbeddedPostgres(makeDataDir(), { settings: { fsync: 'off' } })
    onTestFinished(theirs.stop)
    const folder = makeDataDir()
    const server = runServer(folder, { DATABASE_URL: theirs.url })
    expect(await status(`${await server.address()}/readyz`)).toBe(200)
    expect(readdirSync(folder)).toEqual(['secret-key'])
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await theirs.ensureRunning()
    expect(existsSync(join(folder, 'postgres'))).toBe(false)
  })

  it('outlives a killed server, and is found by the next one', async () => {
    const folder = makeDataDir()
    const killed = runServer(folder)
    await killed.address()
    killed.child.kill('SIGKILL')
    await killed.ended
    const left = postmasterOf(folder)
    const next = runServer(folder)
    expect(await status(`${await next.address()}/readyz`)).toBe(200)
    expect(next.lines[0]).toMatch(/^Database +found running/)
    expect(postmasterOf(folder)).toEqual(left)
  })

  it('is one for two servers that start together, and ends with the last', async () => {
    const folder = makeDataDir()
    const [first, second] = [runServer(folder), runServer(folder)]
    const [one, other] = [await first.address(), await second.address()]
    expect([await status(`${one}/readyz`), await status(`${other}/readyz`)]).toEqual([200, 200])
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(await status(`${other}/readyz`)).toBe(200)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(postmasterOf(folder)).toBeUndefined()
    expect(readdirSync(folder).sort()).toEqual(['postgres', 'secret-key'])
  })

  it('is started again after it was killed; requests are told to come back meanwhile', async () => {
    const folder = makeDataDir()
    const server = runServer(folder)
    const address = await server.address()
    const ask = () => fetch(`${address}/api/events`, { headers: { cookie: 'auth.session=nobody' } })
    expect((await ask()).status).toBe(401)
    const killed = postmasterOf(folder)
    if (killed) process.kill(killed.pid, 'SIGKILL')
    const refused = await vi.waitUntil(
      async () => {
        const answer = await ask()
        return answer.status !== 401 && answer
      },
      { interval: 1 },
    )
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('1')
    await expect.poll(async () => (await ask()).status, { timeout: 15_000 }).toBe(401)
    expect(postmasterOf(folder)).not.toEqual(killed)
  })
})

describe('the stand-in chat site', () => {
  it('writes messages beside a demo, and ends even with a server that is killed', async () => {
    const port = await freePort()
    const token = 'a-token-for-metrics'
    const demo = { DEMO: '1', SIMULATOR: '1', DEMO_WEBHOOK_PORT: String(port), METRICS_TOKEN: token }
    const server = runServer(makeDataDir(), demo)
    const address = await server.address()
    const waiting = async () => {
      const headers = { authorization: `Bearer ${token}` }
      const metrics = await (await fetch(`${address}/metrics`, { headers })).text()
      return Number(/^panel_queue_items\{kind="reply",state="waiting"\} (\d+)$/m.exec(metrics)?.[1])
    }
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0)
    expect(await isFree(port)).toBe(false)
    server.child.kill('SIGKILL')
    await expect.poll(() => isFree(port), { timeout: 10_000 }).toBe(true)
  })

  it('takes another port when its own is taken, and ends with the server', async () => {
    const port = await freePort()
    const squatter = createServer().listen(port, '127.0.0.1')
    onTestFinished(() => void squatter.close())
    const folder = makeDataDir()
    const server = runServer(folder, { DEMO: '1', SIMULATOR: '1', DEMO_WEBHOOK_PORT: String(port) })
    await server.address()
    const database = await connectTo(folder)
    const { rows } = await database.query('select webhook_url from siteowners where webhook_url is not null')
    const received = Number(new URL(rows[0].webhook_url).port)
    expect(received).not.toBe(port)
    await expect.poll(() => isFree(received), { timeout: 10_000 }).toBe(false)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(await isFree(received)).toBe(true)
  })
})

describe('a fault that reaches nobody', () => {
  it('is logged with its cause and ends the node in order, and the next start finds all as it was', async () => {
    const folder = makeDataDir()
    const server = runServer(folder, { NODE_OPTIONS: `--import=${rejectOnSignal}` })
    await server.address()
    server.child.kill('SIGUSR2')
    expect(await server.ended).toBe(1)
    const said = server.lines.find((line) => line.includes('unhandledRejection')) ?? ''
    expect(JSON.parse(said)).toMatchObject({
      level: 60,
      err: {
        message: expect.stringContaining('left alone'),
        stack: expect.stringContaining('the cause of it'),
      },
    })
    // In order: the database that it had started was stopped too.
    expect(postmasterOf(folder)).toBeUndefined()
    const next = runServer(folder)
    expect(await status(`${await next.address()}/readyz`)).toBe(200)
  })
})

describe('a stop', () => {
  /** A request that is being answered until `release` is called. */
  async function withRequest(signal: NodeJS.Signals) {
    const folder = makeDataDir()
    const server = runServer(folder)
    const address = await server.address()
    const blocker = await connectTo(folder)
    await blocker.query('begin; lock table site_keys in access exclusive mode')
    const answer = fetch(`${address}/site/v1/outbox`, { headers: { authorization: 'Bearer unknown' } })
    answer.catch(() => {})
    await vi.waitUntil(async () => {
      const { rowCount } = await blocker.query('select from pg_locks where not granted')
      return rowCount === 1
    })
    server.child.kill(signal)
    await server.line(/^Stopping/)
    return { server, address, answer, release: () => blocker.query('rollback') }
  }

  it('answers the requests that have begun, and accepts no other', async () => {
    const { server, address, answer, release } = await withRequest('SIGTERM')
    await expect.poll(() => fetch(`${address}/healthz`).catch(() => 'refused')).toBe('refused')
    await release()
    expect((await answer).status).toBe(401)
    expect(await server.ended).toBe(0)
    expect(server.lines.at(-1)).toBe('Stopped.')
  })

  it('first serves on for a while, and tells balancers and clients to go elsewhere', async () => {
    const server = runServer(makeDataDir(), { SHUTDOWN_DELAY: '4' })
    const address = await server.address()
    const kept = await fetch(`${address}/healthz`)
    expect([kept.status, kept.headers.get('connection')]).toEqual([200, 'keep-alive'])
    server.child.kill('SIGTERM')
    await expect.poll(() => status(`${address}/readyz`)).toBe(503)
    const served = await fetch(`${address}/healthz`)
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
    expect(await server.ended).toBe(0)
  })

  it('ends at once with a second Ctrl+C', async () => {
    const { server } = await withRequest('SIGINT')
    const pressing = setInterval(() => server.child.kill('SIGINT'), 50)
    onTestFinished(() => clearInterval(pressing))
    expect(await server.ended).toBe(130)
  })
})
