import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { isAlive } from './postmaster.ts'
import { invoke, type Programs, run } from './programs.ts'

/** A cluster on disk: its data, and in the same folder the password, the port and the log. */
export type Cluster = { folder: string; data: string; log: string; password: string; port: number }

/** The URL of a cluster's superuser. */
export const addressOf = ({ password, port }: Cluster) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`

/** The URL of a running cluster for processes of this machine: over its Unix socket, which takes less CPU, if it has one. */
export const localAddressOf = (cluster: Cluster) =>
  existsSync(socketOf(cluster))
    ? `${addressOf(cluster)}?host=${encodeURIComponent(cluster.data)}`
    : addressOf(cluster)

/** Bytes of a path that a Unix socket can have on every system. */
const longestSocketPath = 103

/** The folders for PostgreSQL's Unix socket: that of the data, which only its owner may enter; none where a socket is not possible. */
export const socketFolders = (cluster: Cluster) =>
  process.platform !== 'win32' &&
  Buffer.byteLength(socketOf(cluster)) <= longestSocketPath &&
  !cluster.data.includes('"')
    ? `"${cluster.data}"`
    : ''

const socketOf = ({ data, port }: Cluster) => join(data, `.s.PGSQL.${port}`)

/** The cluster in `dataDir`; undefined before the first start. */
export function readCluster(dataDir: string): Cluster | undefined {
  const folder = clusterFolder(dataDir)
  if (!existsSync(folder)) return undefined
  return {
    folder,
    data: join(folder, 'data'),
    log: join(folder, 'log'),
    password: readFileSync(join(folder, 'password'), 'utf8'),
    port: Number(readFileSync(join(folder, 'port'), 'utf8')),
  }
}

/**
 * Creates the cluster of `dataDir` in a temporary folder, which is renamed when it is complete. If two servers start together,
 * the second uses the cluster of the first.
 */
export async function makeCluster(programs: Programs, dataDir: string) {
  const newFolder = `${clusterFolder(dataDir)}.new-${process.pid}`
  removeAbandoned(dataDir)
  mkdirSync(join(newFolder, 'data'), { recursive: true })
  try {
    const passwordFile = join(newFolder, 'password')
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    await initialise(programs, join(newFolder, 'data'), passwordFile)
    writeFileSync(join(newFolder, 'port'), String(await freePort()))
    renameSync(newFolder, clusterFolder(dataDir))
  } catch (error) {
    rmSync(newFolder, { recursive: true, force: true })
    if (!existsSync(clusterFolder(dataDir))) throw error
  }
}

/** Stores the port: a server that has lost the connection tries this port again. */
export function storePort(cluster: Cluster, port: number) {
  cluster.port = port
  writeFileSync(join(cluster.folder, 'port'), String(port))
}

function clusterFolder(dataDir: string): string {
  return resolve(dataDir, 'postgres')
}

function removeAbandoned(dataDir: string) {
  if (!existsSync(dataDir)) return
  for (const name of readdirSync(dataDir)) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1]
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

async function initialise(programs: Programs, data: string, passwordFile: string) {
  const flags = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile]
  const program = invoke(programs.initdb, data, [
    ...flags,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
  ])
  if (program.uid !== undefined) {
    chownSync(data, program.uid, program.uid)
    chownSync(passwordFile, program.uid, program.uid)
  }
  await run(program)
  if (program.uid !== undefined) chownSync(passwordFile, 0, 0)
}

/** A free port of the loopback address. */
export const freePort = () => listenOnce(0)

/** Whether a port of the loopback address is free. */
export const isFree = (port: number) =>
  listenOnce(port).then(
    () => true,
    () => false,
  )

function listenOnce(port: number): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.on('error', fail)
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('No free port')),
      )
    })
  })
}
