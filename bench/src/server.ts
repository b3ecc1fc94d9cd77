import type { ChildProcess } from 'node:child_process'
import { freePort, readCluster } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { findPostmaster } from '../../server/src/platform/embedded-postgres/postmaster.ts'
import { startServerChild } from './child.ts'

/** Starts the server and waits until it is ready to serve. @param checkout the folder of another release */
export async function startServer(
  environment: Record<string, string> & { PORT: string; HOST?: string },
  name = 'server',
  checkout?: string,
): Promise<{ child: ChildProcess }> {
  // One process, so that a benchmark or a fault concerns exactly one node; some set another number.
  const child = startServerChild(name, { WORKERS: '1', ...environment }, checkout)
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}`)
    const ready = await fetch(`http://${environment.HOST ?? '127.0.0.1'}:${environment.PORT}/readyz`).catch(
      () => undefined,
    )
    if (ready?.ok) return { child }
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** Starts a server on this database, without the demo and its simulator. @param own settings of this server */
export async function serveDatabase(
  { url, folder }: { url: string; folder: string },
  own: Record<string, string> = {},
  name?: string,
  checkout?: string,
) {
  const port = await freePort()
  const environment = {
    PORT: String(port),
    DATABASE_URL: url,
    DATA_DIR: folder,
    SIMULATOR: '0',
    DEMO: '0',
    ...own,
  }
  const { child } = await startServer(environment, name, checkout)
  return { child, port, address: `http://127.0.0.1:${port}` }
}

/** Kills the embedded PostgreSQL, as in a crash. */
export function killDatabase(dataDir: string) {
  const cluster = readCluster(dataDir)
  const postmaster = cluster && findPostmaster(cluster.data)
  if (!postmaster) throw new Error(`No PostgreSQL runs in ${dataDir}`)
  process.kill(postmaster.pid, 'SIGKILL')
}
