import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../../server/src/platform/database.ts'
import { endChild } from '../child.ts'
import { makeRunFolder } from '../run-folder.ts'
import { type BalancerName, startBalancer } from './balancers.ts'
import { databaseIn, startNodes } from './nodes.ts'
import { startTraffic, type Traffic } from './traffic.ts'

export type RollingReport = Traffic & {
  restarts: number
  /** Exit codes of nodes that did not end in order. */
  badEnds: (number | null)[]
}

/** The balancer takes a node in again, and all work has moved, before the next one is stopped. */
const pauseBetween = 3_000

/**
 * Restarts two nodes behind a balancer in turn, while clients call: none of their requests may fail.
 * @param options.shutdownDelay seconds that a node serves on; 0 shows what the clients see without
 */
export async function restartInTurn({
  restarts = 20,
  balancer = 'haproxy' as BalancerName,
  shutdownDelay = 5,
} = {}): Promise<RollingReport> {
  const { folder, dataDir, remove } = makeRunFolder('rolling')
  const nodes = await startNodes(2, {
    DATA_DIR: dataDir,
    DEMO: '0',
    NODE_ENV: 'test',
    TRUST_PROXY: '127.0.0.1',
    SHUTDOWN_DELAY: String(shutdownDelay),
  })
  const proxy = await startBalancer(
    balancer,
    folder,
    nodes.map(({ port }) => port),
  )
  const database = openDatabase(databaseIn(dataDir), { size: 2 })
  const badEnds: (number | null)[] = []
  try {
    const traffic = await startTraffic(proxy.url, database.db)
    for (let number = 0; number < restarts; number++) {
      await wait(pauseBetween)
      const code = await nodes[number % nodes.length]?.restart()
      if (code !== 0) badEnds.push(code ?? null)
      console.log(`Restart ${number + 1} of ${restarts}`)
    }
    await wait(pauseBetween)
    return { ...(await traffic.stop()), restarts, badEnds }
  } finally {
    await database.close()
    await proxy.end()
    for (const node of nodes) await endChild(node.child())
    await remove()
  }
}
