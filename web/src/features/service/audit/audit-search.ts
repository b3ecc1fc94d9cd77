import {
  type AuditAction,
  type AuditSubject,
  auditActions,
  auditSubjects,
} from '@panel/contract/rules/audit-actions'
import { type WordList, wordLists } from '@panel/contract/rules/word-list-names'
import { idIn, withoutUndefined } from '../../../ui/lists/search-values'
import { type PeriodSearch, periodIn } from '../../../ui/words/period'

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
