import { stuckAfter } from '../../../platform/watchdog.ts'
import { startWorkLoop } from '../../../platform/work-loop.ts'
import type { Services } from '../../../services.ts'
import { repairTimes } from './repair-times.ts'

/** Milliseconds between two looks for times that cannot be right. */
const interval = 30_000

/** Every node looks for what a step of the database's clock has left, from its start on. */
export function startTimeRepairs({
  db,
  live,
  log,
  watchdog,
}: Pick<Services, 'db' | 'live' | 'log' | 'watchdog'>) {
  return startWorkLoop({
    name: 'clock steps',
    live,
    log,
    watchdog,
    topics: [],
    longestWork: stuckAfter,
    longestSleep: interval,
    failed: 'the times could not be looked at',
    async work() {
      const corrected = await repairTimes(db)
      if (corrected > 0)
        log.warn({ corrected }, 'the clock of the database was set back: times in the future are corrected')
      return false
    },
  })
}
