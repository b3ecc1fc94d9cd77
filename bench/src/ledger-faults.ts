import { setTimeout as wait } from 'node:timers/promises'
import { readCluster } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { findPostmaster } from '../../server/src/platform/embedded-postgres/postmaster.ts'
import type { Balancer } from './faults/balancers.ts'
import type { Node } from './faults/test-panel.ts'
import { startTraffic } from './faults/traffic.ts'
import { openRunningDatabase } from './mix.ts'
import { killDatabase } from './server.ts'

type Settings = {
  nodes: readonly Node[]
  /** The URL that the clients call. */
  url: string
  balancer: Balancer | undefined
  dataDir: string
  counts: { server: number; database: number; pause: number; rolling: number }
  /** Maximum milliseconds between two faults. */
  pause: number
  /** Milliseconds for which a node is suspended. */
  pausedFor: number
  isOver: () => boolean
  over: Promise<unknown>
}

/** Milliseconds until requests have moved to the restarted node, before the next one is stopped. */
const betweenRestarts = 3_000

/** Restarts the nodes in turn, then kills and suspends them as configured, in any order. @returns the number of each fault */
export async function causeFaults(settings: Settings) {
  const { nodes, dataDir, counts, pause, pausedFor, isOver, over } = settings
  const rolling = await restartInTurn(settings)
  const done = { server: 0, database: 0, pause: 0, rolling }
  const kinds = (['server', 'database', 'pause'] as const).flatMap((kind) =>
    Array.from({ length: counts[kind] }, () => kind),
  )
  const started = Date.now()
  for (const kind of kinds.sort(() => Math.random() - 0.5)) {
    await Promise.race([wait(1_000 + Math.random() * pause), over])
    if (isOver()) break
    const node = nodes[Math.floor(Math.random() * nodes.length)]
    if (kind === 'database') {
      await untilDatabaseRuns(dataDir)
      killDatabase(dataDir)
    } else if (kind === 'server') {
      await node?.end('SIGKILL')
      await node?.start()
    } else {
      node?.process().kill('SIGSTOP')
      await wait(pausedFor)
      node?.process().kill('SIGCONT')
    }
    done[kind]++
    console.log(`${((Date.now() - started) / 1000).toFixed(1)} s: ${descriptions[kind]}`)
  }
  return done
}

/** Waits until the nodes have restarted a database that was killed a moment ago. */
async function untilDatabaseRuns(dataDir: string) {
  const runs = () => {
    const cluster = readCluster(dataDir)
    return cluster !== undefined && findPostmaster(cluster.data) !== undefined
  }
  while (!runs()) await wait(100)
}

const descriptions = {
  server: 'a node was killed with -9 and started again',
  database: 'the database was killed with -9',
  pause: 'a node was suspended and continued',
}

/** Restarts the nodes in turn, and reports the failures of clients that do not retry, unlike the robots. */
async function restartInTurn({ nodes, url, balancer, dataDir, counts, isOver }: Settings) {
  if (counts.rolling === 0) return { restarts: 0, requests: 0, failures: [] }
  const running = await openRunningDatabase(dataDir)
  const traffic = await startTraffic(url, running.db, { isSilent: true })
  let restarts = 0
  for (; restarts < counts.rolling && !isOver(); restarts++) {
    await wait(betweenRestarts)
    const node = nodes[restarts % nodes.length]
    await node?.end('SIGTERM')
    await node?.start()
    await balancer?.untilAllUp()
    console.log(`restart ${restarts + 1} of ${counts.rolling}`)
  }
  await wait(betweenRestarts)
  const { requests, failures } = await traffic.stop()
  await running.close()
  return { restarts, requests, failures }
}
