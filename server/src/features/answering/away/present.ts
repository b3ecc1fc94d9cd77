import type { AwayTime, OwnAwayTime } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { noReason, presentReason } from '../../settings/reasons/stored-reason.ts'
import type { AwayRow } from './find.ts'

/** A break for the operator's own page, which shows a countdown. */
export function presentOwnAway(away: NonNullable<Operator['away']>): OwnAwayTime {
  const reason = away.isPause || !away.countsAsWork ? noReason : presentReason(away)
  return {
    id: away.id,
    ...reason,
    is_pause: away.isPause,
    counts_as_work: away.countsAsWork,
    started_at: away.startedAt,
    ends_at: away.endsAt,
  }
}

/** A break for those who supervise the operator. */
export function presentAwayTime(row: AwayRow, viewer: Operator): AwayTime {
  return {
    id: row.id,
    operator: presentOperator(viewer, { id: row.operator_id, name: row.operator_name }),
    ...presentReason(row),
    started_at: row.started_at,
    ends_at: row.ends_at,
    ended_at: row.ended_at,
  }
}
