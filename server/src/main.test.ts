import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort, isFree } from './platform/embedded-postgres/cluster.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import {
  connectTo,
  expectReady,
  makeDataDir,
  makeMigratedDataDir,
  postmasterOf,
  runServer,
} from './testing/run-server.ts'
import { sendRequest } from './testing/send-request.ts'

/** A module for `--import`: SIGUSR2 causes an unhandled rejection. */
const rejectOnSignal = `data:text/javascript,${encodeURIComponent(
  `process.on('SIGUSR2', () => { Promise.reject(new Error('left alone', { cause: new Error('the cause of it') })) })`,
)}`

const status = async (url: string) => (await fetch(url)).status

describe('starting the server', () => {
  it('fails with one clear line for each invalid setting', async () => {
    const server = runServer(makeDataDir(), { PORT: '70000', SECRET_KEY: 'short', LOG_LEVEL: 'loud' })
    expect(await server.ended).toBe(1)
    expect(server.lines).toEqual([
      'PORT: expected a port from 0 to 65535; 0 for any free port',
      'SECRET_KEY: expected 32 random bytes in base64: openssl rand -base64 32',
      'LOG_LEVEL: expected fatal, error, warn, info, debug, trace or silent',
    ])
  })

  it('with PORT=0 uses a free port and prints it; SIGTERM stops everything', async () => {
    const folder = makeDataDir()
    const server = runServer(folder)
    const address = await server.address()
    expect(new URL(address).port).not.toBe('0')
    await expectReady(address)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(postmasterOf(folder)).toBeUndefined()
  })

  it('fails when its port is in use, and leaves nothing running', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => squatter.once('listening', done))
    onTestFinished(() => void squatter.close())
    const address = squatter.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const folder = makeMigratedDataDir()
    const server = runServer(folder, { PORT: port })
    expect(await server.ended).toBe(1)
    expect(server.lines.at(-1)).toMatch(`PORT: ${port} is taken.`)
    expect(postmasterOf(folder)).toBeUndefined()
  })

  it('fails when its database does not answer, without printing the password', async () => {
    const server = runServer(makeDataDir(), { DATABASE_URL: 'postgres://panel:hidden@127.0.0.1:1/panel' })
    expect(await server.ended).toBe(1)
    expect(server.lines).toEqual([
      expect.stringMatching(/^DATABASE_URL: the PostgreSQL at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/),
    ])
  })
})

describe('the embedded database', () => {
  it('is not started when there is an external database', async () => {
    const theirs = await startEmbeddedPostgres(makeMigratedDataDir(), { settings: { fsync: 'off' } })
    onTestFinished(theirs.stop)
    const folder = makeDataDir()
    const server = runServer(folder, { DATABASE_URL: theirs.url })
    await expectReady(await server.address())
    expect(readdirSync(folder)).toEqual(['secret-key'])
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await theirs.ensureRunning()
    expect(existsSync(join(folder, 'postgres'))).toBe(false)
  })

  it('continues to run after its server is killed, and the next server finds it', async () => {
    const folder = makeMigratedDataDir()
    const killed = runServer(folder)
    await killed.address()
    killed.child.kill('SIGKILL')
    await killed.ended
    const left = postmasterOf(folder)
    const next = runServer(folder)
    await expectReady(await next.address())
    expect(next.lines[0]).toMatch(/^Database +found running/)
    expect(postmasterOf(folder)).toEqual(left)
  })

  it('is shared by two servers that start together, and stops with the last one', async () => {
    const folder = makeDataDir()
    const [first, second] = [runServer(folder), runServer(folder)]
    const [one, other] = [await first.address(), await second.address()]
    await Promise.all([expectReady(one), expectReady(other)])
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    await expectReady(other)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(postmasterOf(folder)).toBeUndefined()
    expect(readdirSync(folder).sort()).toEqual(['postgres', 'secret-key'])
  })

  it('is restarted after it was killed; meanwhile requests get 503', async () => {
    const folder = makeMigratedDataDir()
    const server = runServer(folder)
    const address = await server.address()
    const ask = () => fetch(`${address}/api/events`, { headers: { cookie: 'auth.session=nobody' } })
    expect((await ask()).status).toBe(401)
    const killed = postmasterOf(folder)
    if (killed) process.kill(killed.pid, 'SIGKILL')
    let refused = await ask()
    while (refused.status === 401) refused = await ask()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('1')
    await expect.poll(async () => (await ask()).status).toBe(401)
    expect(postmasterOf(folder)).not.toEqual(killed)
  })
})

describe('the simulated chat site', () => {
  it('writes messages in a demo, and stops also when the server is killed', async () => {
    const port = await freePort()
    const token = 'a-token-for-metrics'
    const demo = { DEMO: '1', SIMULATOR: '1', DEMO_WEBHOOK_PORT: String(port), METRICS_TOKEN: token }
    const server = runServer(makeMigratedDataDir(), demo)
    const address = await server.address()
    const waiting = async () => {
      const headers = { authorization: `Bearer ${token}` }
      const metrics = await (await fetch(`${address}/metrics`, { headers })).text()
      return Number(/^panel_queue_items\{kind="reply",state="waiting"\} (\d+)$/m.exec(metrics)?.[1])
    }
    // The site begins when the history is there.
    await server.line(/^History +loaded/)
    await expect.poll(waiting).toBeGreaterThan(0)
    await expect.poll(() => isFree(port)).toBe(false)
    server.child.kill('SIGKILL')
    await expect.poll(() => isFree(port)).toBe(true)
  })

  it('uses another port when its own is in use, and stops with the server', async () => {
    const port = await freePort()
    const squatter = createServer().listen(port, '127.0.0.1')
    onTestFinished(() => void squatter.close())
    const folder = makeMigratedDataDir()
    const server = runServer(folder, { DEMO: '1', SIMULATOR: '1', DEMO_WEBHOOK_PORT: String(port) })
    await server.address()
    const database = await connectTo(folder)
    const { rows } = await database.query('select webhook_url from siteowners where webhook_url is not null')
    const received = Number(new URL(rows[0].webhook_url).port)
    expect(received).not.toBe(port)
    await server.line(/^History +loaded/)
    await expect.poll(() => isFree(received)).toBe(false)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(await isFree(received)).toBe(true)
  })
})

describe('an unhandled error', () => {
  it('is logged with its cause and stops the node in order; the next start finds all data', async () => {
    const folder = makeMigratedDataDir()
    const server = runServer(folder, { NODE_OPTIONS: `--import=${rejectOnSignal}` })
    await server.address()
    server.child.kill('SIGUSR2')
    expect(await server.ended).toBe(1)
    const line = server.lines.find((line) => line.includes('unhandledRejection')) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      level: 60,
      err: {
        message: expect.stringContaining('left alone'),
        stack: expect.stringContaining('the cause of it'),
      },
    })
    // In order: the database that the node had started was stopped too.
    expect(postmasterOf(folder)).toBeUndefined()
    const next = runServer(folder)
    await expectReady(await next.address())
  })
})

describe('stopping the server', () => {
  /** Sends a request that is in progress until `release` is called. */
  async function withRequest(signal: NodeJS.Signals) {
    const folder = makeMigratedDataDir()
    const server = runServer(folder)
    const address = await server.address()
    const blocker = await connectTo(folder)
    await blocker.query('begin; lock table site_keys in access exclusive mode')
    const answer = fetch(`${address}/site/v1/outbox`, { headers: { authorization: 'Bearer unknown' } })
    answer.catch(() => {})
    await expect
      .poll(async () => (await blocker.query('select from pg_locks where not granted')).rowCount)
      .toBe(1)
    server.child.kill(signal)
    await server.line(/^Stopping/)
    return { server, address, answer, release: () => blocker.query('rollback') }
  }

  it('answers requests in progress, and accepts no others', async () => {
    const { server, address, answer, release } = await withRequest('SIGTERM')
    await expect.poll(() => fetch(`${address}/healthz`).catch(() => 'refused')).toBe('refused')
    await release()
    expect((await answer).status).toBe(401)
    expect(await server.ended).toBe(0)
    expect(server.lines.at(-1)).toBe('Stopped.')
  })

  it('answers every request that was sent before, also those that the process had not read', async () => {
    const server = runServer(makeMigratedDataDir())
    const address = await server.address()
    server.child.kill('SIGSTOP')
    const requests = await Promise.all(
      Array.from({ length: 200 }, () =>
        sendRequest(`${address}/site/v1/outbox`, { authorization: 'Bearer unknown' }),
      ),
    )
    server.child.kill('SIGTERM')
    server.child.kill('SIGCONT')
    for (const { answer } of requests) expect(await answer).toMatch(/^HTTP\/1.1 (401|503) /)
    expect(await server.ended).toBe(0)
  })

  it('first continues to serve for a while, and tells load balancers and clients to use other nodes', async () => {
    const server = runServer(makeMigratedDataDir(), { SHUTDOWN_DELAY: '4' })
    const address = await server.address()
    const kept = await fetch(`${address}/healthz`)
    expect([kept.status, kept.headers.get('connection')]).toEqual([200, 'keep-alive'])
    server.child.kill('SIGTERM')
    await expect.poll(() => status(`${address}/readyz`)).toBe(503)
    const served = await fetch(`${address}/healthz`)
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
    expect(await server.ended).toBe(0)
  })

  it('happens at once on a second Ctrl+C', async () => {
    const { server } = await withRequest('SIGINT')
    const pressing = setInterval(() => server.child.kill('SIGINT'), 50)
    onTestFinished(() => clearInterval(pressing))
    expect(await server.ended).toBe(130)
  })
})
