import { type ChildProcess, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { type Db, openDatabase } from '../../../server/src/platform/database.ts'
import { freePort } from '../../../server/src/platform/embedded-postgres/cluster.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../server/src/platform/embedded-postgres.ts'
import { migrate } from '../../../server/src/platform/migrate.ts'
import { endWithRun } from '../../../server/src/testing/endings.ts'
import { copyMigrated, makeRunFolder, stopDatabase } from '../../../server/src/testing/run-folder.ts'
import { openSilentProxy, type SilentProxy } from '../../../server/src/testing/silent-proxy.ts'
import { endChild, waitForExit } from '../child.ts'
import { startServer } from '../server.ts'

/** A node of the panel in its own process. */
export type Node = {
  url: string
  /** The running process. */
  process(): ChildProcess
  /** Sends this signal to the process and waits for its end. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Starts it again on the same port. */
  start(): Promise<void>
}

/** Nodes of the panel with the demo's operators, on one embedded PostgreSQL. */
export type TestPanel = {
  /** Temporary files, which are removed at the end. */
  folder: string
  /** The data folder of the embedded PostgreSQL. */
  dataDir: string
  /** The embedded PostgreSQL, to which the nodes connect only through `proxy`. */
  postgres: EmbeddedPostgres
  proxy: SilentProxy
  /** A connection without the proxy. */
  db: Db
  nodes: readonly [Node, ...Node[]]
  /** Where the first site of the demo receives webhooks. */
  webhookPort: number
  /** The settings of the nodes, for other programs. */
  environment: Record<string, string>
}

type Options = {
  /** Number of nodes. */
  nodes?: number
  /** Settings of the nodes. */
  environment?: Record<string, string>
  /** Hooks of the proxy between the nodes and the database. */
  hooks?: Parameters<typeof openSilentProxy>[1]
  /** The size of a disk of its own for the database, in memory: `600m`. It needs root. */
  diskSize?: string
  /** Environment variables of PostgreSQL, which can name files of the folder. */
  databaseEnvironment?: (folder: string) => Record<string, string>
  /** Changes the migrated database before the first node starts. */
  prepare?: (db: Db) => Promise<void>
}

/** Starts nodes and a database, runs `work`, and removes everything. */
export async function withTestPanel<T>(options: Options, work: (panel: TestPanel) => Promise<T>): Promise<T> {
  await using ends = new AsyncDisposableStack()
  const { folder, dataDir, remove } = await makeRunFolder('faults')
  ends.defer(remove)
  if (options.diskSize) ends.defer(mountDisk(dataDir, options.diskSize))
  const postgres = await startEmbeddedPostgres(dataDir, {
    environment: options.databaseEnvironment?.(folder),
  })
  await migrate(postgres.url)
  const { db, close } = openDatabase(postgres.url, { size: 2 })
  ends.defer(close)
  await options.prepare?.(db)
  const proxy = await openSilentProxy(postgres.url, options.hooks)
  ends.defer(proxy.close)
  const webhookPort = await freePort()
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: proxy.through(postgres.url),
    SECRET_KEY: randomBytes(32).toString('base64'),
    DEMO: '1',
    SIMULATOR: '0',
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    DEMO_WEBHOOK_PORT: String(webhookPort),
    WEBHOOK_HOSTS: `127.0.0.1:${webhookPort}`,
    ...options.environment,
  }
  const nodes: Node[] = []
  for (let number = 0; number < (options.nodes ?? 1); number++) {
    const node = await startNode(environment)
    nodes.push(node)
    ends.defer(async () => void (await endChild(node.process())))
  }
  const [first, ...others] = nodes
  if (!first) throw new Error('A panel has at least one node')
  return await work({
    folder,
    dataDir,
    postgres,
    proxy,
    db,
    nodes: [first, ...others],
    webhookPort,
    environment,
  })
}

/** Starts a node, on a free port of this machine unless the settings have a `HOST` and a `PORT`. */
export async function startNode(own: Record<string, string>): Promise<Node> {
  const environment = { HOST: '127.0.0.1', PORT: String(await freePort()), ...own }
  let { child } = await startServer(environment)
  return {
    url: `http://${environment.HOST}:${environment.PORT}`,
    process: () => child,
    async end(signal) {
      child.kill(signal)
      await waitForExit(child)
    },
    async start() {
      ;({ child } = await startServer(environment))
    },
  }
}

/** Mounts a disk in memory at this folder. @returns stops the database on it, and unmounts it */
function mountDisk(dataDir: string, size: string): () => Promise<void> {
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', dataDir])
  copyMigrated(dataDir)
  return endWithRun(async () => {
    await stopDatabase(dataDir)
    execFileSync('umount', ['-l', dataDir])
  })
}
