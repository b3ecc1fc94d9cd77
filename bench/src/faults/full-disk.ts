import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, inSeconds, putCustomer, statusOf, timeUntil } from './fault.ts'
import { play, summaryOf } from './play.ts'
import { withTestPanel } from './test-panel.ts'

/** Milliseconds within which a load balancer must see the full disk, and that there is space again. */
const noticedWithin = 10_000
const calls = 20

/** The disk of the database has no space left for a while. */
export const fullDisk: Fault = {
  name: 'full-disk',
  promise:
    'The disk of the database is full: /readyz fails, callers get 503, and the node recovers with the space',
  async run({ isShort, prepare }) {
    return withTestPanel({ diskSize: '600m', prepare }, async (panel) => {
      const { dataDir, nodes } = panel
      const [node] = nodes
      const ready = () => fetch(`${node.url}/readyz`, { signal: AbortSignal.timeout(5_000) })
      const playing = await play(panel, { conversations: isShort ? 40 : 150, operators: 8, seconds: 300 })
      await playing.pause(2_000)

      const filler = join(dataDir, 'filler')
      fill(filler)
      let failing = ''
      const unready = await timeUntil(async () => {
        const answer = await ready()
        failing = (await answer.text()).replace(/.*"failing":\[(.*?)\].*/, '$1')
        return answer.status === 503
      }, 60_000)
      const statuses = new Set<number>()
      for (let count = 0; count < calls; count++) statuses.add(await putCustomer(node, 20_000))
      const unclear = [...statuses].filter((status) => status !== 200 && status !== 503)

      rmSync(filler)
      // PostgreSQL ends when it cannot write its log and cannot recover either: a service manager starts it again.
      await panel.postgres.ensureRunning()
      const back = await timeUntil(
        async () => (await statusOf(`${node.url}/readyz`, {}, 5_000)) === 200,
        60_000,
      )
      const written = await timeUntil(async () => (await putCustomer(node, 5_000)) === 200, 60_000)
      const { ledger, broken } = await playing.finish()
      return {
        measured: `/readyz 503 after ${inSeconds(unready)} (${failing}), calls got ${[...statuses]}; with space, ready after ${inSeconds(back)}, written after ${inSeconds(written)} more; ${summaryOf(ledger)}`,
        broken: [
          ...broken,
          ...(unready === undefined || unready > noticedWithin
            ? [`/readyz 503 after ${inSeconds(unready)}`]
            : []),
          ...(unclear.length > 0 ? [`calls got ${unclear}`] : []),
          ...(back === undefined || back > noticedWithin ? [`ready again after ${inSeconds(back)}`] : []),
          ...(written === undefined ? ['nothing could be written afterwards'] : []),
        ],
      }
    })
  },
}

/** Writes a file until the disk is full. */
function fill(file: string) {
  const opened = openSync(file, 'w')
  const block = Buffer.alloc(64 * 1_024)
  try {
    for (;;) writeSync(opened, block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(opened)
  }
}
