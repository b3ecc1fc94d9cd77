import { releaseExpiredHolds } from './features/customers/holds.ts'
import { forgetIdempotencyKeys } from './features/messages/forget-keys.ts'
import { makeMessagePartitions } from './features/messages/make-partitions.ts'
import { forgetDevices, forgetSessions } from './features/sign-in/forget-sessions.ts'
import type { Job } from './platform/jobs.ts'

/** What the features want done by the clock. */
export const jobs: Job[] = [
  { name: 'release-expired-holds', when: '* * * * *', run: releaseExpiredHolds },
  { name: 'make-message-partitions', when: '10 * * * *', run: makeMessagePartitions },
  { name: 'forget-idempotency-keys', when: '20 3 * * *', run: forgetIdempotencyKeys },
  { name: 'forget-sessions', when: '30 3 * * *', run: forgetSessions },
  { name: 'forget-devices', when: '40 3 * * *', run: forgetDevices },
]
