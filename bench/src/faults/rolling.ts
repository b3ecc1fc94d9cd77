import { setTimeout as wait } from 'node:timers/promises'
import { type BalancerName, startBalancer } from './balancers.ts'
import { type Fault, inSeconds, type RunOptions } from './fault.ts'
import { withTestPanel } from './test-panel.ts'
import { startTraffic, type Traffic } from './traffic.ts'

export const rolling: Fault = {
  name: 'rolling',
  promise: 'Nodes behind HAProxy are restarted in turn: no request of a client fails',
  async run({ isShort, prepare }) {
    const restarts = isShort ? 2 : 20
    const seen = await restartInTurn({ restarts, prepare })
    const { requests, streamsOpened, failures, failedExits, slowestMilliseconds } = seen
    return {
      measured: `${restarts} restarts, ${requests} requests and ${streamsOpened} streams, ${failures.length} failed, at most ${inSeconds(slowestMilliseconds)}`,
      broken: [...failures, ...failedExits.map((code) => `a node ended with ${code}`)],
    }
  },
}

type Report = Traffic & {
  /** Exit codes of nodes that did not stop in order. */
  failedExits: (number | null)[]
}

/** Milliseconds until all work has moved to other nodes, before the next node is stopped. */
const pauseBetween = 3_000

/**
 * Restarts two nodes behind a load balancer in turn, while clients send requests without retries.
 * @param options.shutdownDelay seconds that a node continues to serve; 0 shows the effect of no delay
 */
export async function restartInTurn({
  restarts,
  balancer = 'haproxy',
  shutdownDelay = 5,
  prepare,
}: {
  restarts: number
  balancer?: BalancerName
  shutdownDelay?: number
  prepare?: RunOptions['prepare']
}): Promise<Report> {
  const environment = { TRUST_PROXY: '127.0.0.1', SHUTDOWN_DELAY: String(shutdownDelay) }
  return withTestPanel({ nodes: 2, environment, prepare }, async ({ nodes, folder, db }) => {
    const proxy = await startBalancer(
      balancer,
      folder,
      nodes.map(({ url }) => url),
    )
    const failedExits: (number | null)[] = []
    try {
      const traffic = await startTraffic(proxy.url, db)
      for (let number = 0; number < restarts; number++) {
        await wait(pauseBetween)
        const node = nodes[number % nodes.length] ?? nodes[0]
        const before = node.process()
        proxy.takeOut(node.url)
        await wait(pauseBetween)
        await node.end('SIGTERM')
        if (before.exitCode !== 0) failedExits.push(before.exitCode)
        await node.start()
        proxy.takeIn(node.url)
        await proxy.untilAllUp()
        console.log(`restart ${number + 1} of ${restarts}`)
      }
      await wait(pauseBetween)
      return { ...(await traffic.stop()), failedExits }
    } finally {
      await proxy.end()
    }
  })
}
