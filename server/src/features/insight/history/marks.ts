import { type exportHistory, type HistoryMark, hasRight, historyLengths, type QueryOf } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { maySeeOthers, operatorAsked } from '../../../platform/http/operator-asked.ts'
import { quoted } from './compile-search.ts'

type Filters = QueryOf<typeof exportHistory>

/** The marks of `history_words`. */
const markOf: Record<Exclude<HistoryMark, 'sent'>, string> = {
  skipped: '|k',
  reported: '|r',
  hidden: '|h',
  deleted: '|x',
}

/** Without the right to reports, nobody finds out what was in a deleted message: it is listed, but not found by its words. */
const hidesDeleted = (viewer: Operator, { q = '', marked, length }: Filters) =>
  !hasRight(viewer.rights, 'other_chats.reports') &&
  (q.trim() !== '' || marked === 'deleted' || length !== undefined)

/** What an entry must match: each of the required queries, and none of the excluded marks. */
export type Marks = { required: string[]; excluded: string[] }

/**
 * The filters and the sight of the viewer as marks. Null if nothing can match.
 * @param team the operators of the team that is asked for
 * @throws {Refusal} when an operator below level 150 requests another one
 */
export function marksOf(
  viewer: Operator,
  filters: Filters,
  team: readonly number[] | null = null,
): Marks | null {
  const operatorId = operatorAsked(viewer, filters.operator_id)
  if (team?.length === 0) return null
  const siteowners = siteownersOf(viewer, filters)
  if (siteowners?.length === 0) return null
  const required = [
    filters.marked && filters.marked !== 'sent' && [markOf[filters.marked]],
    operatorId !== undefined && [`|o${operatorId}`],
    siteowners?.map((id) => `|s${id}`),
    filters.length && [`|n${lengths.indexOf(filters.length)}`],
    filters.language !== undefined && [`|l${filters.language}`],
    team?.map((id) => `|o${id}`),
    filters.type && [`|t${filters.type}`],
    filters.answered === 'yes' && ['|a'],
  ].filter((texts) => Array.isArray(texts))
  const excluded = [
    // A skip is neither answered nor unanswered.
    ...(filters.answered === 'no' ? ['|a', markOf.skipped] : []),
    ...(filters.marked === 'sent' ? [markOf.skipped] : []),
    ...(hidesDeleted(viewer, filters) ? [markOf.deleted] : []),
  ]
  // The index reads the first one and looks the others up: one that few entries have, and that has few operands.
  const rarestFirst = required.toSorted((one, other) => one.length - other.length)
  return { required: rarestFirst.map(anyOf), excluded }
}

/** The queries of a search, rarest first, for `find_history_entries`: all must match, none if everything matches. */
export function queriesOf({ required, excluded }: Marks): string[] {
  if (excluded.length === 0) return required
  const exclusion = [...new Set(excluded)].map((text) => `!${quoted(text)}`).join(' & ')
  const [first, ...others] = required
  return first === undefined ? [exclusion] : [`(${first}) & ${exclusion}`, ...others]
}

// The cast: Object.keys does not return the type of the keys.
const lengths = Object.keys(historyLengths) as (keyof typeof historyLengths)[]
const anyOf = (texts: readonly string[]) => texts.map(quoted).join(' | ')

/** The site owners whose messages are shown; null for all. Who sees only their own messages sees them of all site owners. */
function siteownersOf(viewer: Operator, { siteowner_id }: Filters): number[] | null {
  const allowed = maySeeOthers(viewer) ? viewer.siteownerIds : null
  if (siteowner_id === undefined) return allowed
  return allowed === null || allowed.includes(siteowner_id) ? [siteowner_id] : []
}
