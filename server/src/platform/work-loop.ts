import { setTimeout as wait } from 'node:timers/promises'
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
  /** Milliseconds before the next piece of work, in which the database works for others; hints do not end them, a stop does. */
  pauseAfter?: (workTime: number) => number
}

/** Works in the background, one piece after the other, until it is stopped. Every node runs one. */
export function startWorkLoop(loop: Loop): { stop(): Promise<void> } {
  const watch = loop.watchdog.watch(loop.name)
  const wakeUp = makeWakeUp()
  const stopped = new AbortController()
  const isStopped = () => stopped.signal.aborted

  async function run() {
    while (!isStopped()) {
      watch.expectWithin(loop.longestWork)
      const start = performance.now()
      const hasWorked = await loop.work(isStopped).catch((error) => {
        loop.log.warn({ err: error }, loop.failed)
        return false
      })
      const pause = loop.pauseAfter?.(performance.now() - start) ?? 0
      watch.rest()
      if (!hasWorked && !isStopped()) await wakeUp.sleep(loop.longestSleep)
      if (pause > 0) await wait(pause, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }

  const topics = new Set<Hint['topic']>([...loop.topics, 'missed'])
  const stopListening = loop.live.listen(({ topic }) => {
    if (topics.has(topic)) wakeUp.request()
  })
  const running = run()

  return {
    async stop() {
      stopped.abort()
      stopListening()
      wakeUp.request()
      await running
    },
  }
}
