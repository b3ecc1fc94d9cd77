import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { isDatabaseUnavailable } from './database.ts'
import { applicationName } from './database-client.ts'
import {
  addressOf,
  type Cluster,
  freePort,
  isFree,
  localAddressOf,
  makeCluster,
  readCluster,
  socketFolders,
  storePort,
} from './embedded-postgres/cluster.ts'
import { findPostmaster, isAlive } from './embedded-postgres/postmaster.ts'
import { explain, findPrograms, invoke, type Programs } from './embedded-postgres/programs.ts'

/** An embedded PostgreSQL with its data in a folder. */
export type EmbeddedPostgres = {
  url: string
  /** Starts it again if it has died; does nothing if it runs. */
  ensureRunning(): Promise<void>
  /** Stops it unless another server uses it. @returns whether it was stopped */
  release(): Promise<boolean>
  stop(): Promise<void>
}

type Options = {
  /** Server settings for a start: `{ fsync: 'off' }` */
  settings?: Record<string, string>
  /** Environment variables of its process. */
  environment?: Record<string, string>
  onStage?: (stage: 'initialise' | 'start' | 'adopt') => void
  /** The folder of other PostgreSQL programs. */
  programs?: string
}

/** Finds or starts the PostgreSQL with its data in `dataDir`. Uses one that a killed server has left running. */
export async function startEmbeddedPostgres(
  dataDir: string,
  { settings = {}, environment = {}, onStage = () => {}, programs: folder }: Options = {},
): Promise<EmbeddedPostgres> {
  const programs = await findPrograms(folder)
  if (!readCluster(dataDir)) {
    onStage('initialise')
    await makeCluster(programs, dataDir)
  }
  const cluster = readCluster(dataDir)
  if (!cluster) throw new Error(`PostgreSQL could not be initialised in ${dataDir}.`)
  if (findPostmaster(cluster.data)) onStage('adopt')
  else {
    onStage('start')
    if (!(await isFree(cluster.port))) storePort(cluster, await freePort())
  }
  const ensure = () => ensureRunning(programs, cluster, { settings, environment })
  await ensure()
  return {
    url: localAddressOf(cluster),
    ensureRunning: ensure,
    release: async () => {
      if (await isUsedByOthers(cluster)) return false
      await stop(cluster)
      return true
    },
    stop: () => stop(cluster),
  }
}

/** Milliseconds in which temporary obstacles disappear: crash recovery, or the processes of a previous PostgreSQL. */
const maxWait = 60_000
const pause = 25

type Start = Required<Pick<Options, 'settings' | 'environment'>>

async function ensureRunning(programs: Programs, cluster: Cluster, start: Start) {
  const deadline = Date.now() + maxWait
  let launched: Launched | undefined
  for (;;) {
    const running = findPostmaster(cluster.data)
    if (running) {
      cluster.port = running.port
      if (await isResponding(cluster)) return
    } else if (!launched || launched.hasEnded()) {
      const logText = launched?.logText() ?? ''
      if (launched && !isTemporary(logText)) throw new Error(`PostgreSQL did not start. ${logText}`)
      launched = launch(programs, cluster, start)
    }
    if (Date.now() > deadline && !launched?.isRecovering())
      throw new Error(`PostgreSQL does not answer. Its log: ${cluster.log}`)
    await setTimeout(pause)
  }
}

// Another process is just starting on the same data, or children of a killed one still hold its shared memory.
const isTemporary = (logText: string) =>
  /lock file .* (already exists|is empty)|pre-existing shared memory/.test(logText)

type Launched = {
  hasEnded(): boolean
  /** It runs and replays the log after a crash, for which there is no time limit. */
  isRecovering(): boolean
  /** The text that it has written to its log. */
  logText(): string
}

function launch(programs: Programs, cluster: Cluster, own: Start): Launched {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolders(cluster),
    max_connections: '200',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    timezone: 'UTC',
    ...own.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const program = invoke(programs.postgres, cluster.data, [
    '-D',
    cluster.data,
    '-p',
    String(cluster.port),
    ...flags,
  ])
  // PostgreSQL's errors can show rows, so only the owner may read the log.
  const log = openSync(cluster.log, 'a', 0o600)
  const startOfLog = statSync(cluster.log).size
  const child = spawn(program.command, program.flags, {
    cwd: cluster.data,
    env: { ...process.env, ...own.environment },
    // Its own session: Ctrl+C in the terminal reaches only the server, which finishes its work and then stops the database.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let failure: Error | undefined
  child.on('error', (error) => {
    failure = explain(error, program.command)
  })
  child.unref()
  const logText = () => failure?.message ?? readFileSync(cluster.log).subarray(startOfLog).toString().trim()
  const hasEnded = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null
  return {
    hasEnded,
    logText,
    isRecovering: () => !hasEnded() && /redo starts|not properly shut down/.test(logText()),
  }
}

async function isResponding(cluster: Cluster): Promise<boolean> {
  const client = connectionTo(cluster)
  try {
    await client.connect()
    return true
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

async function isUsedByOthers(cluster: Cluster): Promise<boolean> {
  const client = connectionTo(cluster)
  try {
    await client.connect()
    const others = await client.query(
      'select from pg_stat_activity where application_name like $1 and application_name <> $2 limit 1',
      [`${applicationName.split('/')[0]}/%`, applicationName],
    )
    return others.rowCount !== 0
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const stopTimeout = 30_000

async function stop(cluster: Cluster) {
  const found = findPostmaster(cluster.data)
  if (!found) return
  process.kill(found.pid, 'SIGINT')
  const deadline = Date.now() + stopTimeout
  while (isAlive(found.pid)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${found.pid}) does not stop.`)
    await setTimeout(pause)
  }
}

function connectionTo(cluster: Cluster): pg.Client {
  const client = new pg.Client({
    connectionString: addressOf(cluster),
    connectionTimeoutMillis: 2_000,
    application_name: applicationName,
  })
  client.on('error', () => {})
  return client
}
