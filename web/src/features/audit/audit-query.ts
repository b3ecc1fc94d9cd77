import {
  type AuditAction,
  type AuditSubject,
  auditActions,
  auditSubjects,
} from '@panel/contract/audit-actions'
import { type WordList, wordLists } from '@panel/contract/word-list-rules'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { daysOf, ownTimeZone, type PeriodSearch, periodIn } from '../../ui/period'
import { idIn, withoutUndefined } from '../../ui/search-values'

/** The filters of the audit log in the URL of the page. */
export type AuditSearch = PeriodSearch & {
  operator_id?: number
  action?: AuditAction
  subject_type?: AuditSubject
  /** With `subject_type`: only entries about the subject with this id. */
  subject_id?: number
  /** With the subject type `word`: those of this list. */
  word_list?: WordList
}

export const readAuditSearch = (search: Record<string, unknown>): AuditSearch => {
  const subject_type = auditSubjects.find((type) => type === search.subject_type)
  return {
    ...periodIn(search),
    ...withoutUndefined({
      operator_id: idIn(search.operator_id),
      action: auditActions.find((action) => action === search.action),
      subject_type,
      subject_id: subject_type && idIn(search.subject_id),
      word_list: subject_type === 'word' ? wordLists.find((list) => list === search.word_list) : undefined,
    }),
  }
}

/** The query of the list and of its CSV file. */
export const auditFilters = ({ period, from, to, ...filters }: AuditSearch, today: string) => ({
  ...daysOf(withoutUndefined({ period, from, to }), today),
  timezone: ownTimeZone(),
  ...filters,
})

/** Pages of the audit log, latest first. */
export const auditQuery = (filters: ReturnType<typeof auditFilters>) =>
  infiniteQueryOptions({
    queryKey: ['audit-log', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/audit-log', {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })
