import { auditActions } from '@panel/contract/rules/audit-actions'
import { auditSubjects } from '@panel/contract/rules/audit-subjects'
import { wordLists } from '@panel/contract/rules/word-list-names'
import { idIn, oneOf, searchOf, withoutUndefined } from '../../../ui/lists/search-values'
import { withPeriod } from '../../../ui/words/period'

const read = withPeriod(
  searchOf({
    operator_id: idIn,
    action: oneOf(auditActions),
    subject_type: oneOf(auditSubjects),
    /** With `subject_type`: only entries about the subject with this id. */
    subject_id: idIn,
    conversation_id: idIn,
    customer_id: idIn,
    /** With the subject type `word`: those of this list. */
    word_list: oneOf(wordLists),
  }),
)
export type AuditSearch = ReturnType<typeof read>

/** Reads the filters of the audit log from the URL of the page. */
export function readAuditSearch(given: Record<string, unknown>): AuditSearch {
  const search = read(given)
  return withoutUndefined({
    ...search,
    subject_id: search.subject_type && search.subject_id,
    word_list: search.subject_type === 'word' ? search.word_list : undefined,
  })
}
