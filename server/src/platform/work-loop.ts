import type { FastifyBaseLogger } from 'fastify'
import type { Hint, Live } from './live.ts'
import { makeWakeUp } from './wake-up.ts'
import type { Watchdog } from './watchdog.ts'

type Loop = {
  live: Pick<Live, 'listen'>
  log: Pick<FastifyBaseLogger, 'warn'>
  watchdog: Watchdog
  /** Its name for the watchdog. */
  name: string
  /** The hints that wake it. Lost hints do too. */
  topics: readonly Hint['topic'][]
  /** Milliseconds after which one piece of work is a fault of this node. */
  longestWork: number
  /** Milliseconds after which it looks for work without a hint. */
  longestSleep: number
  /** Logged when a piece of work fails; then it sleeps. */
  failed: string
  /** Does a piece of work. @returns whether there was one: then there can be more */
  work: (isStopped: () => boolean) => Promise<boolean>
}

/** Works in the background, one piece after the other, until it is stopped. Every node runs one. */
export function startWorkLoop(loop: Loop): { stop(): Promise<void> } {
  const watch = loop.watchdog.watch(loop.name)
  const wakeUp = makeWakeUp()
  let isStopped = false

  async function run() {
    while (!isStopped) {
      watch.expectWithin(loop.longestWork)
      const hasWorked = await loop
        .work(() => isStopped)
        .catch((error) => {
          loop.log.warn({ err: error }, loop.failed)
          return false
        })
      watch.rest()
      if (!hasWorked && !isStopped) await wakeUp.sleep(loop.longestSleep)
    }
  }

  const topics = new Set<Hint['topic']>([...loop.topics, 'missed'])
  const stopListening = loop.live.listen(({ topic }) => {
    if (topics.has(topic)) wakeUp.request()
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
