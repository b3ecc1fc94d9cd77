import { startWorkLoop } from '../../../platform/work-loop.ts'
import type { Services } from '../../../services.ts'
import { makeEvidence } from './make.ts'

/** Milliseconds after which it looks for files whose node has vanished, or that are tried again. */
const longestSleep = 30_000
/** Milliseconds after which a file that is not finished is a fault of this node. */
const longestFile = 10 * 60_000

/** Makes the evidence files that are ordered. Every node runs one, and makes one file at a time. */
export const startEvidence = ({
  db,
  live,
  log,
  watchdog,
}: Pick<Services, 'db' | 'live' | 'log' | 'watchdog'>) =>
  startWorkLoop({
    name: 'evidence',
    live,
    log,
    watchdog,
    topics: ['holds'],
    longestWork: longestFile,
    longestSleep,
    failed: 'the evidence files wait for the database',
    work: () => makeEvidence(db, (error) => log.warn({ err: error }, 'an evidence file failed')),
  })
