import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../server/src/platform/embedded-postgres/cluster.ts'
import { makeLevel, makeOperator } from '../../../server/src/testing/make.ts'
import { openSilentProxy } from '../../../server/src/testing/silent-proxy.ts'
import { killDatabase } from '../server.ts'
import { type Fault, inSeconds, putCustomer, timeUntil } from './fault.ts'
import { signIn } from './sign-in.ts'
import { makeStandby, standbyFolder } from './standby.ts'
import { type Node, startNode, type TestPanel, withTestPanel } from './test-panel.ts'

/** Milliseconds within which lists are read from the primary: a check each half second, of which each has a second. */
const noticedWithin = 2_500
/** Milliseconds that a list may take when the replica is killed, and when it goes silent, which ends what was asked of it. */
const listWithin = { killed: 2_000, silent: 6_000 }
/** Milliseconds within which a replica that is there is used. */
const usedWithin = 30_000
const token = 'metrics-token-of-this-run'

/** The streaming replica is away at the start of a node, is behind, is killed, and goes silent. */
export const replica: Fault = {
  name: 'replica',
  promise: 'A replica is away at the start, behind, killed, silent: lists come from the primary, and say so',
  async run({ prepare }) {
    return withTestPanel({ prepare }, async (panel) => {
      const proxy = await openSilentProxy(`http://127.0.0.1:${await freePort()}`)
      const address = proxy.through(panel.postgres.url)
      const node = await startNode({
        ...panel.environment,
        DATABASE_REPLICA_URL: address,
        METRICS_TOKEN: token,
      })
      const standby = await makeStandby(panel, true)
      const onStandby = new pg.Client({ connectionString: standby.url })
      onStandby.on('error', () => {})
      await onStandby.connect()
      const lists = await readLists(panel, node)
      const times: Record<string, number | undefined> = {}
      const limits: Record<string, number> = {}
      async function measure(what: string, limit: number, check: () => Promise<boolean>) {
        limits[what] = limit
        times[what] = await timeUntil(check, 2 * limit)
      }
      const isUsed = async () => (await readMetric(node, 'panel_replica_used')) === 1
      const isNotUsed = async () => !(await isUsed())
      const warns = (text: RegExp) => async () => text.test(await readWarnings(node))
      try {
        await measure('said at the start', 1_000, warns(/does not answer: lists are read from the primary/))
        proxy.leadTo(standby.url)
        await measure('used', usedWithin, isUsed)

        await onStandby.query('select pg_wal_replay_pause()')
        await putCustomer(node)
        await measure('said to be behind', 10_000, warns(/replica is \d+ s behind(?!:)/))
        await measure('lists have As-Of', 1_000, async () => lists.asOf() !== null)
        const behind = await readMetric(node, 'panel_replica_lag_seconds')
        await measure('30 s behind', 35_000, warns(/behind: lists are read from the primary/))
        await measure('lists have none', 1_000, async () => lists.asOf() === null)
        await onStandby.query('select pg_wal_replay_resume()')
        await measure('used after it', usedWithin, isUsed)

        lists.forgetSlowest()
        killDatabase(standbyFolder(panel))
        await measure('away', noticedWithin, isNotUsed)
        await standby.ensureRunning()
        await measure('used after a crash', usedWithin, isUsed)
        const killed = lists.forgetSlowest()
        proxy.pause()
        await measure('away, silent', noticedWithin, isNotUsed)
        await wait(listWithin.silent)
        const silent = lists.forgetSlowest()
        proxy.resume()
        await measure('used after silence', usedWithin, isUsed)
        const { count, failed } = await lists.stop()
        return {
          measured: `${Object.entries(times)
            .map(([what, time]) => `${what}: ${inSeconds(time)}`)
            .join(
              ', ',
            )}; ${behind} s behind in the metrics; ${count} lists, the slowest took ${inSeconds(killed)} when it was killed, ${inSeconds(silent)} when it was silent`,
          broken: [
            ...Object.entries(times)
              .filter(([what, time]) => time === undefined || time > (limits[what] ?? 0))
              .map(([what, time]) => `${what}: ${inSeconds(time)}`),
            ...(failed.length > 0 ? [`${failed.length} lists failed with ${[...new Set(failed)]}`] : []),
            ...(killed > listWithin.killed || silent > listWithin.silent
              ? [`a list took ${inSeconds(killed)}, ${inSeconds(silent)}`]
              : []),
          ],
        }
      } finally {
        proxy.resume()
        await lists.stop()
        await onStandby.end().catch(() => {})
        await node.end('SIGTERM')
        await standby.stop()
        await proxy.close()
      }
    })
  },
}

/** Reads a list again and again. */
async function readLists({ db }: TestPanel, node: Node) {
  await makeLevel(db, { id: 161, rights: ['chat_stats.skiplog'] })
  const headers = await signIn(db, (await makeOperator(db, { permissions_id: 161 })).id)
  let [count, slowest, isOver] = [0, 0, false]
  let asOf: string | null = null
  const failed: number[] = []
  async function read() {
    while (!isOver) {
      const start = performance.now()
      const answer = await fetch(`${node.url}/api/skiplog`, { headers }).catch(() => undefined)
      await answer?.arrayBuffer()
      count++
      if (!answer?.ok) failed.push(answer?.status ?? 0)
      asOf = answer?.headers.get('as-of') ?? null
      slowest = Math.max(slowest, performance.now() - start)
      await wait(50)
    }
  }
  const reading = read()
  return {
    asOf: () => asOf,
    forgetSlowest() {
      const before = slowest
      slowest = 0
      return before
    },
    async stop() {
      isOver = true
      await reading
      return { count, failed }
    },
  }
}

async function readWarnings(node: Node): Promise<string> {
  // The cast: it is the panel's own answer.
  const { warnings = [] } = (await (await fetch(`${node.url}/readyz`)).json()) as { warnings?: string[] }
  return warnings.join('; ')
}

async function readMetric(node: Node, name: string): Promise<number> {
  const answer = await fetch(`${node.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1])
}
