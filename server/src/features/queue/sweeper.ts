import type { Services } from '../../services.ts'
import { sweepExpired } from './sweep.ts'

/** Nothing happens at the moment a lease runs out, so somebody has to look. One look is one probe of a small index. */
const interval = 1_000

export function startSweeper({ db, log }: Pick<Services, 'db' | 'log'>): { stop(): Promise<void> } {
  let current = Promise.resolve()
  let timer = setTimeout(sweep, interval)
  function sweep() {
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
      clearTimeout(timer)
    },
  }
}
