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
 * The filters and the sight of the viewer as a `tsquery` of marks; empty if everything matches. Null if nothing can.
 * @param team the operators of the team that is asked for
 * @throws {Refusal} when an operator below level 150 requests another one
 */
export function marksQuery(
  viewer: Operator,
  filters: Filters,
  team: readonly number[] | null = null,
): string | null {
  const operatorId = operatorAsked(viewer, filters.operator_id)
  if (team?.length === 0) return null
  const siteowners = siteownersOf(viewer, filters)
  if (siteowners?.length === 0) return null
  const parts = [
    operatorId !== undefined && mark(`|o${operatorId}`),
    team && `(${team.map((id) => mark(`|o${id}`)).join(' | ')})`,
    siteowners && `(${siteowners.map((id) => mark(`|s${id}`)).join(' | ')})`,
    filters.language !== undefined && mark(`|l${filters.language}`),
    filters.type && mark(`|t${filters.type}`),
    filters.length && mark(`|n${Object.keys(historyLengths).indexOf(filters.length)}`),
    filters.answered === 'yes' && mark('|a'),
    // A skip is neither answered nor unanswered.
    filters.answered === 'no' && `!${mark('|a')} & !${mark(markOf.skipped)}`,
    filters.marked === 'sent' && `!${mark(markOf.skipped)}`,
    filters.marked && filters.marked !== 'sent' && mark(markOf[filters.marked]),
    hidesDeleted(viewer, filters) && `!${mark(markOf.deleted)}`,
  ]
  return parts.filter((part) => typeof part === 'string').join(' & ')
}

const mark = (text: string) => quoted(text)

/** The site owners whose messages are shown; null for all. Who sees only their own messages sees them of all site owners. */
function siteownersOf(viewer: Operator, { siteowner_id }: Filters): number[] | null {
  const allowed = maySeeOthers(viewer) ? viewer.siteownerIds : null
  if (siteowner_id === undefined) return allowed
  return allowed === null || allowed.includes(siteowner_id) ? [siteowner_id] : []
}
