import type { Issue, SearchIssueCode } from '@panel/contract/issues'
import type { TFunction } from 'i18next'
import { issueText } from '../../ui/issue-text'

/** Why nothing was searched: at the search field what to type, and in place of the list what happened. */
export function searchAdvice(t: TFunction, issue: Issue) {
  // The cast: other codes, such as those of a newer server, get the text of all fields.
  const code = issue.code as SearchIssueCode
  const defaultValue = issueText(t, issue)
  return {
    toDo: t(`history_list.advice.${code}`, { defaultValue }),
    happened: t(`history_list.not_searched.${code}`, { defaultValue }),
  }
}
