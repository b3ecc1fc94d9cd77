import { exportedEntries } from './features/audit/exported-entries.ts'
import { exportedShowings } from './features/disclosures/exported-showings.ts'
import { exportedEscalations } from './features/escalations/exported-escalations.ts'
import { exportedGifts } from './features/gifts/exported-gifts.ts'
import { exportedHistory } from './features/history/exported-history.ts'
import { exportedHolds } from './features/holds/exported-holds.ts'
import { exportedLogins } from './features/login-history/exported-logins.ts'
import { exportedCases } from './features/message-reports/exported-cases.ts'
import { exportedOperators } from './features/operators/exported-operators.ts'
import { exportedSets } from './features/profile-sets/exported-sets.ts'
import { exportedSkips } from './features/skiplog/exported-skips.ts'
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
