import type { PresentOperator } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { presentReason } from '../../settings/reasons/stored-reason.ts'
import type { PresentRow } from './find.ts'

/** A signed-in operator, for those who supervise. */
export function presentActivity(row: PresentRow, viewer: Operator): PresentOperator {
  return {
    operator: presentOperator(viewer, row),
    team: { id: row.team_id, name: row.team_name },
    level: { id: row.level_id, name: row.level_name },
    activity: activityOf(row),
  }
}

function activityOf(row: PresentRow): PresentOperator['activity'] {
  const { state } = row
  switch (state) {
    case 'answering':
      return { state, language: row.language, idle_since: row.idle_since }
    case 'ready':
      return { state }
    case 'away':
      return { state, ...presentReason(row), since: row.away_since, until: row.away_until }
    case 'idle':
      return { state, since: row.last_act_at }
  }
}
