import { type HistorySize, hasRight, historySizeLimited, historySizeShort, isRight } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import type { OpenSession } from './session.ts'

/** What is stored about the operator of a session. */
type OperatorRow = Omit<OpenSession, 'token_hash' | 'is_action_old' | 'since_action' | 'unchanged_for'>

/**
 * The operator of a session. Where the operator and the account level both have a restriction, its intersection applies. A
 * preview of a level only removes rights, and never adds any.
 */
export function operatorOf(row: OperatorRow): Operator {
  const { preview_id, preview_name, preview_rights } = row
  const preview = preview_id === null || preview_name === null ? null : { id: preview_id, name: preview_name }
  // A node of the next release can have stored a right that this one does not know.
  const rights = row.rights.filter(isRight)
  const own = { id: row.level_id, name: row.level_name }
  return {
    id: row.id,
    sessionId: row.session_id,
    login: row.login,
    name: row.name,
    team: { id: row.team_id, name: row.team_name },
    assignedLevelId: row.level_id,
    level: preview && preview.id <= own.id ? preview : own,
    preview,
    rights: preview ? rights.filter((right) => hasRight(preview_rights ?? [], right)) : rights,
    messageTypes: [row.level_message_types, row.preview_message_types].reduce(
      (types: Operator['messageTypes'], allowed) => inBoth(types, allowed) ?? [],
      row.message_types,
    ),
    languages: row.languages,
    siteownerIds: row.siteowner_ids,
    segments: withoutLeftOut(inBoth(inBoth(row.segments, row.level_segments), row.preview_segments), row),
    historySize: smallerOf(messagesOf[row.history_size], messagesOf[row.preview_history_size ?? 'all']),
    tfaAuthenticated: row.tfa_at !== null,
    away: awayOf(row),
  }
}

/** The values that are in both lists. Null means all values. */
function inBoth<T>(one: T[] | null, other: T[] | null): T[] | null {
  if (one === null || other === null) return one ?? other
  return one.filter((value) => other.includes(value))
}

/** The segments without those that the operator leaves out. Of all segments, the others remain. */
function withoutLeftOut(
  segments: string[] | null,
  { segments_left_out: leftOut, all_segments: all }: OperatorRow,
): string[] | null {
  if (leftOut === null || all === null) return segments
  return (segments ?? all).filter((segment) => !leftOut.includes(segment))
}

/** The smaller of two numbers of messages. Null means all messages. */
function smallerOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

/** Number of the newest messages of a conversation that an account level may read. */
export const messagesOf: Record<HistorySize, number | null> = {
  short: historySizeShort,
  limited: historySizeLimited,
  all: null,
}

function awayOf(row: OperatorRow): Operator['away'] {
  const {
    away_id: id,
    reason_code,
    reason_words,
    is_pause,
    counts_as_work,
    away_started_at: startedAt,
    away_ends_at: endsAt,
  } = row
  return id && startedAt && endsAt
    ? {
        id,
        reason_code,
        reason_words,
        isPause: is_pause ?? false,
        countsAsWork: counts_as_work ?? true,
        startedAt,
        endsAt,
      }
    : null
}
