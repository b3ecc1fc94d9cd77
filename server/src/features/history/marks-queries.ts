import { type exportHistory, type HistoryMark, hasRight, historyLengths, type QueryOf } from '@panel/contract'
import type { Operator } from '../../platform/http/access.ts'
import { maySeeOthers, operatorAsked } from '../operators/operator-asked.ts'
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

/**
 * The filters and the sight of the viewer as queries of marks, all of which must match; none if everything matches. Null if nothing can.
 * @param team the operators of the team that is asked for
 * @throws {Refusal} when an operator below level 150 requests another one
 */
export function marksQueries(
  viewer: Operator,
  filters: Filters,
  team: readonly number[] | null = null,
): string[] | null {
  const operatorId = operatorAsked(viewer, filters.operator_id)
  if (team?.length === 0) return null
  const siteowners = siteownersOf(viewer, filters)
  if (siteowners?.length === 0) return null
  const required = [
    operatorId !== undefined && mark(`|o${operatorId}`),
    filters.language !== undefined && mark(`|l${filters.language}`),
    filters.type && mark(`|t${filters.type}`),
    filters.length && mark(`|n${lengths.indexOf(filters.length)}`),
    filters.answered === 'yes' && mark('|a'),
    filters.marked && filters.marked !== 'sent' && mark(markOf[filters.marked]),
    siteowners && anyOf(siteowners.map((id) => `|s${id}`)),
    team && anyOf(team.map((id) => `|o${id}`)),
  ]
  const excluded = [
    // A skip is neither answered nor unanswered.
    ...(filters.answered === 'no' ? ['|a', markOf.skipped] : []),
    ...(filters.marked === 'sent' ? [markOf.skipped] : []),
    ...(hidesDeleted(viewer, filters) ? [markOf.deleted] : []),
  ]
  return without(
    required.filter((query) => typeof query === 'string'),
    excluded,
  )
}

/** Each query needs a mark that entries have: an exclusion alone would read the whole index. */
export function without(required: readonly string[], excluded: readonly string[]): string[] {
  if (excluded.length === 0) return [...required]
  const [first = anyOf(lengths.map((_length, index) => `|n${index}`)), ...others] = required
  return [[`(${first})`, ...excluded.map((text) => `!${mark(text)}`)].join(' & '), ...others]
}

// The cast: Object.keys does not return the type of the keys.
const lengths = Object.keys(historyLengths) as (keyof typeof historyLengths)[]
const anyOf = (texts: readonly string[]) => texts.map(mark).join(' | ')

const mark = (text: string) => quoted(text)

/** The site owners whose messages are shown; null for all. Who sees only their own messages sees them of all site owners. */
function siteownersOf(viewer: Operator, { siteowner_id }: Filters): number[] | null {
  const allowed = maySeeOthers(viewer) ? viewer.siteownerIds : null
  if (siteowner_id === undefined) return allowed
  return allowed === null || allowed.includes(siteowner_id) ? [siteowner_id] : []
}
