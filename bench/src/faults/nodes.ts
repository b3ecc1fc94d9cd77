import type { ChildProcess } from 'node:child_process'
import { addressOf, freePort, readCluster } from '../../../server/src/platform/embedded-postgres/cluster.ts'
import { waitForExit } from '../child.ts'
import { startServer } from '../server.ts'

/** A node of a run; it keeps its port when it is started again. */
export type Node = {
  port: number
  child(): ChildProcess
  start(): Promise<void>
  /** Stops it as an operator of the machine does. @returns its exit code */
  restart(): Promise<number | null>
}

/** Starts nodes on one embedded PostgreSQL, which the first of them makes. */
export async function startNodes(
  count: number,
  environment: Record<string, string> & { DATA_DIR: string },
): Promise<Node[]> {
  const nodes: Node[] = []
  for (let number = 1; number <= count; number++) nodes.push(await startNode(number, environment))
  return nodes
}

async function startNode(number: number, environment: Record<string, string>): Promise<Node> {
  const port = await freePort()
  const begin = () => startServer({ ...environment, PORT: String(port) }, `node ${number}`)
  let { child } = await begin()
  async function start() {
    child = (await begin()).child
  }
  return {
    port,
    child: () => child,
    start,
    async restart() {
      child.kill('SIGTERM')
      const code = await waitForExit(child)
      await start()
      return code
    },
  }
}

/** The address of the embedded PostgreSQL in this folder. */
export function databaseIn(dataDir: string): string {
  const cluster = readCluster(dataDir)
  if (!cluster) throw new Error(`No PostgreSQL in ${dataDir}`)
  return addressOf(cluster)
}
