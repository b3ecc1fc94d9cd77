import { fillConversationTimes } from './features/conversations/fill-times.ts'
import { releaseExpiredHolds } from './features/customers/holds.ts'
import { forgetIdempotencyKeys } from './features/messages/forget-keys.ts'
import { makeMessagePartitions } from './features/messages/make-partitions.ts'
import { forgetUnsentPhotos } from './features/photos/forget-unsent.ts'
import { forgetPokeDays } from './features/poke-rules/forget-days.ts'
import { planPokes } from './features/poke-rules/plan-pokes.ts'
import { planStarters } from './features/poke-rules/plan-starters.ts'
import { announceDuePokes, reopenPokes } from './features/poke-rules/reopen-pokes.ts'
import { fillPictures } from './features/profile-sets/fill-pictures.ts'
import { forgetSamples, sampleQueues } from './features/queue/samples.ts'
import { fillReasons } from './features/reasons/fill-reasons.ts'
import { forgetAttempts } from './features/sign-in/attempts.ts'
import { forgetDevices, forgetSessions } from './features/sign-in/forget-sessions.ts'
import type { Job } from './platform/jobs.ts'
import { forgetSecurityEvents } from './platform/security-events.ts'

/** The scheduled jobs of all features. */
export const jobs: Job[] = [
  { name: 'release-expired-holds', when: '* * * * *', run: releaseExpiredHolds },
  { name: 'plan-pokes', when: '* * * * *', run: planPokes },
  { name: 'plan-starters', when: '* * * * *', run: planStarters },
  { name: 'reopen-pokes', when: '* * * * *', run: reopenPokes },
  { name: 'announce-due-pokes', when: '* * * * *', run: announceDuePokes },
  { name: 'fill-conversation-times', when: '* * * * *', run: (db) => fillConversationTimes(db) },
  { name: 'fill-reasons', when: '* * * * *', run: (db) => fillReasons(db) },
  { name: 'fill-pictures', when: '* * * * *', run: (db) => fillPictures(db) },
  { name: 'sample-queues', when: '*/10 * * * *', run: sampleQueues },
  { name: 'forget-sign-in-attempts', when: '*/10 * * * *', run: forgetAttempts },
  { name: 'forget-queue-samples', when: '45 3 * * *', run: forgetSamples },
  { name: 'forget-poke-days', when: '50 3 * * *', run: forgetPokeDays },
  { name: 'make-message-partitions', when: '10 * * * *', run: makeMessagePartitions },
  { name: 'forget-idempotency-keys', when: '20 3 * * *', run: forgetIdempotencyKeys },
  { name: 'forget-unsent-photos', when: '25 3 * * *', run: forgetUnsentPhotos },
  { name: 'forget-sessions', when: '30 3 * * *', run: forgetSessions },
  { name: 'forget-security-events', when: '35 3 * * *', run: forgetSecurityEvents },
  { name: 'forget-devices', when: '40 3 * * *', run: forgetDevices },
]
