import { startDispatcher } from './features/deliveries/dispatcher.ts'
import { startSweeper } from './features/queue/sweeper.ts'
import { jobs } from './jobs.ts'
import { startJobs } from './platform/jobs.ts'
import type { Services } from './services.ts'

/** What runs on every node beside its HTTP server. It ends when what it has begun is done. */
export type Beside = { stop(): Promise<void> }

type Start = (services: Omit<Services, 'on'> & { url: string }) => Beside

export const beside: Start[] = [
  startSweeper,
  (services) => startDispatcher(services),
  (services) => startJobs(services, jobs),
]
