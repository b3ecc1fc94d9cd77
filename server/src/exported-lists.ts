import { exportedHolds } from './features/conversations/holds/exported-holds.ts'
import { exportedHistory } from './features/insight/history/exported-history.ts'
import { exportedLogins } from './features/people/login-history/exported-logins.ts'
import { exportedOperators } from './features/people/operators/exported-operators.ts'
import { exportedGifts } from './features/profiles/gifts/exported-gifts.ts'
import { exportedSets } from './features/profiles/profile-sets/exported-sets.ts'
import { exportedShowings } from './features/safety/disclosures/exported-showings.ts'
import { exportedEscalations } from './features/safety/escalations/exported-escalations.ts'
import { exportedEntries } from './features/service/audit/exported-entries.ts'
import { exportedCases } from './features/supervision/message-reports/exported-cases.ts'
import { exportedSkips } from './features/supervision/skiplog/exported-skips.ts'
import type { ExportedList } from './platform/exported-list.ts'
import type { Secrets } from './platform/secrets.ts'

/** The lists that operators can export as files. */
export const exportedLists = (secrets: Secrets): readonly ExportedList[] => [
  exportedHistory,
  exportedSkips,
  exportedCases,
  exportedEscalations,
  exportedHolds,
  exportedLogins,
  exportedEntries(secrets),
  exportedOperators,
  exportedSets,
  exportedGifts,
  exportedShowings,
]
