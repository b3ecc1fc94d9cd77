import { startWarming } from '@panel/recognition'
import { exportedLists } from './exported-lists.ts'
import { startLanguages } from './features/answering/send-checks/start-languages.ts'
import { startSweeper } from './features/conversations/leases/sweeper.ts'
import { startHistory } from './features/insight/history/fill.ts'
import { startEvidence } from './features/safety/evidence/run.ts'
import { startTimeRepairs } from './features/service/clock-steps/run.ts'
import { startExports } from './features/service/exports/run.ts'
import { startDispatcher } from './features/sites/deliveries/dispatcher.ts'
import { jobs } from './jobs.ts'
import { startClockCheck } from './platform/clock.ts'
import { startJobs } from './platform/jobs.ts'
import type { Services } from './services.ts'

/** Runs on every node in addition to its HTTP server. `stop` resolves when work in progress is finished. */
export type BackgroundService = { stop(): Promise<void> }

type Start = (services: Omit<Services, 'on' | 'caches'> & { url: string }) => BackgroundService

export const backgroundServices: Start[] = [
  (services) => startSweeper({ ...services, db: services.urgent }),
  (services) => startDispatcher({ ...services, db: services.urgent }),
  (services) => startTimeRepairs({ ...services, db: services.urgent }),
  (services) => startHistory({ ...services, db: services.urgent }),
  (services) => startExports(services, exportedLists(services.secrets)),
  (services) => startEvidence(services),
  (services) => startJobs(services, jobs(services)),
  (services) => startClockCheck({ ...services, db: services.urgent }),
  () => startWarming(),
  (services) => startLanguages(services),
]
