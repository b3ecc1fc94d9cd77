import { type exportHistory, type HistoryMark, hasRight, historyLengths, type QueryOf } from '@panel/contract'
import type { Operator } from '../../platform/http/access.ts'
import { operatorAsked } from '../operators/operator-asked.ts'
import { quoted } from './compile-search.ts'

type Filters = QueryOf<typeof exportHistory>

/** The marks of `history_words`. */
const markOf: Record<HistoryMark, string> = { skipped: '|k', reported: '|r', hidden: '|h', deleted: '|x' }

/**
 * The filters and the sight of the viewer as a `tsquery` of marks; empty if everything matches. Null if nothing can.
 * @throws {Refusal} when an operator below level 150 requests another one
 */
export function marksQuery(viewer: Operator, filters: Filters): string | null {
  const operatorId = operatorAsked(viewer, filters.operator_id)
  const siteowners = siteownersOf(viewer, operatorId, filters)
  if (siteowners?.length === 0) return null
  const parts = [
    operatorId !== undefined && mark(`|o${operatorId}`),
    siteowners && `(${siteowners.map((id) => mark(`|s${id}`)).join(' | ')})`,
    filters.language !== undefined && mark(`|l${filters.language}`),
    filters.type && mark(`|t${filters.type}`),
    filters.length && mark(`|n${Object.keys(historyLengths).indexOf(filters.length)}`),
    filters.answered === 'yes' && mark('|a'),
    // A skip is neither answered nor unanswered.
    filters.answered === 'no' && `!${mark('|a')} & !${mark(markOf.skipped)}`,
    filters.marked && mark(markOf[filters.marked]),
    !hasRight(viewer.rights, 'other_chats.reports') && `!${mark(markOf.deleted)}`,
  ]
  return parts.filter((part) => typeof part === 'string').join(' & ')
}

const mark = (text: string) => quoted(text)

/** The site owners whose messages are shown; null for all. An operator sees all their own messages. */
function siteownersOf(
  viewer: Operator,
  operatorId: number | undefined,
  { siteowner_id }: Filters,
): number[] | null {
  const allowed = operatorId === viewer.id ? null : viewer.siteownerIds
  if (siteowner_id === undefined) return allowed
  return allowed === null || allowed.includes(siteowner_id) ? [siteowner_id] : []
}
