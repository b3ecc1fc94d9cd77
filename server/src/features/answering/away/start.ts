import { awayMinutes, type BodyOf, type startAwayTime } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { requireReason } from '../../settings/reasons/require-reason.ts'
import { reasonColumns } from '../../settings/reasons/stored-reason.ts'
import { beginBreak } from './begin-break.ts'

/** Starts a break of two minutes, of which coaches are notified. Specification sections 4 and 9. */
export function startAway(db: Db, operator: Operator, reason: BodyOf<typeof startAwayTime>) {
  return beginBreak(db, operator.id, {
    minutes: awayMinutes,
    values: reasonColumns(reason),
    check: (tx) => requireReason(tx, 'away', reason.reason_code),
    onStart: (tx, away, released) =>
      recordAudit(tx, {
        operatorId: operator.id,
        action: 'away_time.start',
        subject: { type: 'away_time', id: away.id },
        details: { released, reason_code: away.reason_code },
      }),
  })
}
