import { startDispatcher } from './features/deliveries/dispatcher.ts'
import { startSweeper } from './features/leases/sweeper.ts'
import { jobs } from './jobs.ts'
import { startClockCheck } from './platform/clock.ts'
import { startJobs } from './platform/jobs.ts'
import type { Services } from './services.ts'

/** What runs on every node beside its HTTP server. It ends when what it has begun is done. */
export type Beside = { stop(): Promise<void> }

type Start = (services: Omit<Services, 'on'> & { url: string }) => Beside

export const beside: Start[] = [
  (services) => startSweeper({ ...services, db: services.urgent }),
  (services) => startDispatcher({ ...services, db: services.urgent }),
  (services) => startJobs(services, jobs),
  (services) => startClockCheck({ ...services, db: services.urgent }),
]
