import { makeWakeUp } from '../../platform/wake-up.ts'
import type { Services } from '../../services.ts'
import { makeEvidence } from './make.ts'

/** Hints wake it. It also looks for files whose node has vanished, or that are tried again, after this many milliseconds. */
const longestSleep = 30_000
/** Milliseconds after which a file that is not finished is a fault of this node. */
const longestFile = 10 * 60_000

/** Makes the evidence files that are ordered. Every node runs one, and makes one file at a time. */
export function startEvidence({
  db,
  live,
  log,
  watchdog,
}: Pick<Services, 'db' | 'live' | 'log' | 'watchdog'>): { stop(): Promise<void> } {
  const watch = watchdog.watch('evidence')
  const wakeUp = makeWakeUp()
  let isStopped = false

  async function run() {
    while (!isStopped) {
      watch.expectWithin(longestFile)
      const hasWorked = await makeEvidence(db, (error) =>
        log.warn({ err: error }, 'an evidence file failed'),
      ).catch((error) => {
        log.warn({ err: error }, 'the evidence files wait for the database')
        return false
      })
      watch.rest()
      if (!hasWorked && !isStopped) await wakeUp.sleep(longestSleep)
    }
  }

  const stopListening = live.listen(({ topic }) => {
    if (topic === 'holds' || topic === 'missed') wakeUp.request()
  })
  const running = run()

  return {
    async stop() {
      isStopped = true
      stopListening()
      wakeUp.request()
      await running
    },
  }
}
