import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from './database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'panel-embedded-'))
const data = join(folder, 'postgres/data')
const settings = { fsync: 'off', shared_buffers: '16MB' }
let postgres: EmbeddedPostgres | undefined

/** Starts it, and returns what it did. */
async function start(own: Record<string, string> = {}) {
  const stages: string[] = []
  const started = await startEmbeddedPostgres(folder, {
    settings: { ...settings, ...own },
    onStage: (stage) => stages.push(stage),
  })
  postgres = started
  return { started, stages }
}

const postmasterPid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

afterEach(() => postgres?.stop())
afterAll(() => rmSync(folder, { recursive: true }))

describe('the embedded PostgreSQL', () => {
  it('is created at the first start, and only started at the next', async () => {
    const first = await start()
    expect(first.stages).toEqual(['initialise', 'start'])
    await query(first.started.url, 'create table kept (id int)')
    await first.started.stop()
    const next = await start()
    expect(next.stages).toEqual(['start'])
    expect(next.started.url).toBe(first.started.url)
    expect(await query(next.started.url, 'select from kept')).toEqual([])
  })

  it('hides its data, password and log from other users of the machine', async () => {
    await start()
    for (const name of ['data', 'password', 'log'])
      expect(statSync(join(folder, 'postgres', name)).mode & 0o077, name).toBe(0)
  })

  it('is used as it is when a killed server has left it running', async () => {
    const { started } = await start()
    const pid = postmasterPid()
    const second = await start()
    expect(second.stages).toEqual(['adopt'])
    expect(second.started.url).toBe(started.url)
    expect(postmasterPid()).toBe(pid)
  })

  it('is restarted on the same port after it was killed', async () => {
    const { started } = await start()
    await query(started.url, 'create table outlived (id int)')
    const pid = postmasterPid()
    process.kill(pid, 'SIGKILL')
    await started.ensureRunning()
    expect(postmasterPid()).not.toBe(pid)
    expect(await query(started.url, 'select from outlived')).toEqual([])
  })

  it('starts although its process id now belongs to another process', async () => {
    const { started } = await start()
    await started.stop()
    writeFileSync(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1\n5432\n\n127.0.0.1\n`)
    const next = await start()
    expect(next.stages).toEqual(['start'])
    expect(postmasterPid()).not.toBe(process.pid)
  })

  it('uses another port when its own is in use', async () => {
    const { started } = await start()
    await started.stop()
    const port = Number(new URL(started.url).port)
    const squatter = createServer().listen(port, '127.0.0.1')
    await new Promise((done) => squatter.once('listening', done))
    const next = await start()
    expect(new URL(next.started.url).port).not.toBe(String(port))
    expect(await query(next.started.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await new Promise((done) => squatter.close(done))
  })

  it('is left running while another server uses it', async () => {
    const { started } = await start()
    const other = new pg.Client({ connectionString: started.url, application_name: 'operator-panel/other' })
    await other.connect()
    expect(await started.release()).toBe(false)
    await other.end()
    await expect.poll(() => started.release()).toBe(true)
    await expect(query(started.url, 'select 1')).rejects.toSatisfy(isDatabaseUnavailable)
  })

  it('is reached over its Unix socket, and over the loopback address where the path of a socket would be too long', async () => {
    const { started } = await start()
    const clientOf = async (url: string) => query(url, 'select inet_client_addr()::text as address')
    expect(await clientOf(started.url)).toEqual([{ address: null }])
    const far = join(folder, 'long'.repeat(30))
    mkdirSync(far)
    const other = await startEmbeddedPostgres(far, { settings })
    try {
      expect(await clientOf(other.url)).toEqual([{ address: '127.0.0.1/32' }])
    } finally {
      await other.stop()
    }
  })

  it('reports why it does not start', async () => {
    await expect(start({ shared_buffers: 'plenty' })).rejects.toThrow(
      /PostgreSQL did not start\. .*invalid value for parameter "shared_buffers": "plenty"/,
    )
  })
})
