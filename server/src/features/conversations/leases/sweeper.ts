import { stuckAfter } from '../../../platform/watchdog.ts'
import type { Services } from '../../../services.ts'
import { sweepExpired } from './sweep.ts'

/**
 * Nothing happens at the moment when a lease expires, so this loop checks regularly. One check is one lookup in a small index.
 */
const interval = 1_000

export function startSweeper({ db, log, watchdog }: Pick<Services, 'db' | 'log' | 'watchdog'>): {
  stop(): Promise<void>
} {
  const watch = watchdog.watch('sweeper')
  let current = Promise.resolve()
  let timer = setTimeout(sweep, interval)
  function sweep() {
    watch.expectWithin(stuckAfter)
    current = sweepExpired(db)
      .then(
        () => {},
        (error) => log.warn({ err: error }, 'expired leases could not be swept'),
      )
      .finally(() => {
        timer = setTimeout(sweep, interval)
      })
  }
  return {
    async stop() {
      clearTimeout(timer)
      await current
      watch.rest()
      clearTimeout(timer)
    },
  }
}
