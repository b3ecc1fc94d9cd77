import type { ListedOperator, OperatorStatus } from '@panel/contract'
import type { Columns } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import type { ListedRow } from './listed-columns.ts'
import { refusalToActOn } from './policy.ts'

/** An operator of the list. Name and login of others are null when specification section 6 hides them. */
export function presentListed(row: ListedRow, viewer: Operator): ListedOperator {
  const { name } = presentOperator(viewer, row)
  return {
    id: row.id,
    name,
    login: name === null ? null : row.login,
    level_id: row.level_id,
    team_id: row.team_id,
    level: { id: row.level_id, name: row.level_name },
    team: { id: row.team_id, name: row.team_name },
    languages: row.languages,
    message_types: row.message_types,
    segments: row.segments,
    siteowner_ids: row.siteowner_ids,
    status: statusOf(row, viewer),
    has_two_factor: row.enrolled_at !== null,
    last_seen_at: row.last_seen_at,
    refused: refusalToActOn(viewer, { ...row, rights: row.level_rights }),
  }
}

function statusOf(row: ListedRow, viewer: Operator): OperatorStatus {
  if (row.suspended_at) {
    const { suspended_by_id: id, suspended_by_name: name } = row
    const by = id && name ? presentOperator(viewer, { id, name }) : null
    return { state: 'suspended', since: row.suspended_at, by }
  }
  if (row.reset_until) return { state: 'reset_waits', until: row.reset_until }
  if (row.locked_at) return { state: 'locked', since: row.locked_at }
  if (row.invited_until)
    return row.is_invitation_over
      ? { state: 'invitation_expired', since: row.invited_until }
      : { state: 'invited', until: row.invited_until }
  if (!row.is_here || !row.last_seen_at) return { state: 'offline' }
  if (row.is_answering) return { state: 'answering', language: row.language }
  if (row.is_away) return { state: 'away', until: row.away_until }
  return row.is_idle ? { state: 'idle', since: row.last_seen_at } : { state: 'ready' }
}

export const operatorColumns: Columns<ListedOperator> = {
  id: (row) => row.id,
  name: (row) => row.name,
  login: (row) => row.login,
  status: (row) => row.status.state,
  'permission type': (row) => row.level.name,
  level: (row) => row.level.id,
  team: (row) => row.team.name,
  languages: (row) => row.languages.join(' '),
  'message types': (row) => row.message_types.join(' '),
  'site owners': (row) => row.siteowner_ids?.join(' ') ?? 'all',
  'two-factor': (row) => (row.has_two_factor ? 'on' : 'none'),
  'last seen': (row) => row.last_seen_at,
}
