import { forgetIdempotencyKeys } from './features/answering/messages/forget-keys.ts'
import { makeMessagePartitions } from './features/answering/messages/make-partitions.ts'
import { forgetPokeDays } from './features/answering/poke-rules/forget-days.ts'
import { planPokes } from './features/answering/poke-rules/plan-pokes.ts'
import { planStarters } from './features/answering/poke-rules/plan-starters.ts'
import { announceDuePokes, reopenPokes } from './features/answering/poke-rules/reopen-pokes.ts'
import { forgetSamples, sampleQueues } from './features/answering/queue/samples.ts'
import { forgetReminders } from './features/answering/reminders/forget.ts'
import { releaseExpiredHolds } from './features/conversations/customers/holds.ts'
import { completeHistory, forgetArchivedHistory } from './features/insight/history/fill.ts'
import { makeHistoryPartitions } from './features/insight/history/make-partitions.ts'
import { recountDays } from './features/insight/stats/recount-days.ts'
import { rollUpStatistics } from './features/insight/stats/roll-up.ts'
import { forgetHours } from './features/people/hours/forget.ts'
import { forgetAttempts } from './features/people/sign-in/attempts.ts'
import { forgetDevices, forgetSessions } from './features/people/sign-in/forget-sessions.ts'
import { forgetWelfare } from './features/people/welfare/forget.ts'
import { countGiftUse } from './features/profiles/gifts/use.ts'
import { forgetUnsentPhotos } from './features/profiles/photos/forget-unsent.ts'
import { fillPictures } from './features/profiles/profile-sets/fill-pictures.ts'
import { checkDisclosures } from './features/safety/disclosures/check.ts'
import { eraseCustomers } from './features/safety/erasures/work.ts'
import { forgetEvidence } from './features/safety/evidence/forget.ts'
import { applyRetention } from './features/safety/retention/work.ts'
import { chainAudit } from './features/service/audit/chain.ts'
import { makeAuditPartitions } from './features/service/audit/make-partitions.ts'
import { sendAnchors } from './features/service/audit/send-anchors.ts'
import { forgetExports } from './features/service/exports/forget.ts'
import { forgetListViews } from './features/settings/list-views/forget.ts'
import { countWordUse } from './features/settings/word-lists/use.ts'
import { forgetDelivered } from './features/sites/deliveries/forget-delivered.ts'
import { forgetReceivedMessages } from './features/sites/forget-received.ts'
import { forgetHandling, measureHandling } from './features/supervision/board/measure-handling.ts'
import { forgetSentSamples, sampleSent } from './features/supervision/board/sample-sent.ts'
import { measureFairness } from './features/supervision/fairness/measure.ts'
import type { Config } from './platform/config.ts'
import type { Job } from './platform/jobs.ts'
import type { Secrets } from './platform/secrets.ts'
import { forgetSecurityEvents } from './platform/security-events.ts'

type Means = { secrets: Secrets; config: Pick<Config, 'WEBHOOK_HOSTS'> }

/** The scheduled jobs of all features. */
export const jobs = ({ secrets, config }: Means): Job[] => [
  { name: 'release-expired-holds', schedule: '* * * * *', run: releaseExpiredHolds },
  { name: 'check-disclosures', schedule: '* * * * *', run: checkDisclosures },
  { name: 'erase-customers', schedule: '* * * * *', run: eraseCustomers },
  { name: 'chain-audit', schedule: '* * * * *', run: (db) => chainAudit(db, secrets) },
  { name: 'apply-retention', schedule: '* * * * *', run: (db) => applyRetention(db) },
  { name: 'plan-pokes', schedule: '* * * * *', run: (db) => planPokes(db) },
  { name: 'plan-starters', schedule: '* * * * *', run: (db) => planStarters(db) },
  { name: 'reopen-pokes', schedule: '* * * * *', run: reopenPokes },
  { name: 'announce-due-pokes', schedule: '* * * * *', run: announceDuePokes },
  { name: 'fill-pictures', schedule: '* * * * *', run: (db) => fillPictures(db) },
  { name: 'roll-up-statistics', schedule: '* * * * *', run: (db) => rollUpStatistics(db) },
  { name: 'recount-days', schedule: '* * * * *', run: (db) => recountDays(db) },
  { name: 'sample-queues', schedule: '*/10 * * * *', run: sampleQueues },
  { name: 'count-word-use', schedule: '*/10 * * * *', run: countWordUse },
  { name: 'count-gift-use', schedule: '*/10 * * * *', run: countGiftUse },
  { name: 'measure-handling', schedule: '*/10 * * * *', run: measureHandling },
  { name: 'measure-fairness', schedule: '* * * * *', run: (db) => measureFairness(db) },
  { name: 'sample-sent', schedule: '* * * * *', run: (db) => sampleSent(db) },
  { name: 'forget-sign-in-attempts', schedule: '*/10 * * * *', run: forgetAttempts },
  { name: 'forget-evidence', schedule: '*/10 * * * *', run: forgetEvidence },
  { name: 'forget-exports', schedule: '*/10 * * * *', run: forgetExports },
  { name: 'forget-list-views', schedule: '50 4 * * *', run: forgetListViews },
  { name: 'forget-queue-samples', schedule: '45 3 * * *', run: forgetSamples },
  { name: 'forget-handling', schedule: '35 4 * * *', run: forgetHandling },
  { name: 'forget-sent-samples', schedule: '40 4 * * *', run: forgetSentSamples },
  { name: 'forget-poke-days', schedule: '50 3 * * *', run: forgetPokeDays },
  { name: 'make-message-partitions', schedule: '10 * * * *', run: makeMessagePartitions },
  { name: 'make-audit-partitions', schedule: '15 * * * *', run: makeAuditPartitions },
  {
    name: 'send-audit-anchors',
    schedule: '30 0 * * *',
    run: (db) => sendAnchors(db, { secrets, hosts: config.WEBHOOK_HOSTS }),
  },
  { name: 'make-history-partitions', schedule: '25 * * * *', run: makeHistoryPartitions },
  { name: 'complete-history', schedule: '5 * * * *', run: completeHistory },
  { name: 'forget-idempotency-keys', schedule: '20 3 * * *', run: forgetIdempotencyKeys },
  { name: 'forget-unsent-photos', schedule: '25 3 * * *', run: forgetUnsentPhotos },
  { name: 'forget-sessions', schedule: '30 3 * * *', run: forgetSessions },
  { name: 'forget-security-events', schedule: '35 3 * * *', run: forgetSecurityEvents },
  { name: 'forget-devices', schedule: '40 3 * * *', run: forgetDevices },
  { name: 'forget-received-messages', schedule: '55 3 * * *', run: forgetReceivedMessages },
  { name: 'forget-archived-history', schedule: '5 4 * * *', run: forgetArchivedHistory },
  { name: 'forget-hours', schedule: '0 5 * * *', run: forgetHours },
  { name: 'forget-welfare', schedule: '55 4 * * *', run: forgetWelfare },
  { name: 'forget-reminders', schedule: '10 4 * * *', run: forgetReminders },
  { name: 'forget-deliveries', schedule: '0 4 * * *', run: forgetDelivered },
]
