import type { Issue, SearchIssueCode } from '@panel/contract/rules/issues'
import type { TFunction } from 'i18next'
import { issueText } from '../../../ui/words/issue-text'

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

/** What a search without a hit may have been meant to do: words that join others, and words that are in almost every text. */
export function searchNotes(t: TFunction, q: string, common: readonly string[]): string[] {
  const joining = /(?:^|\s)(OR|AND|NOT)(?=\s|$)/.exec(q)?.[1]
  const beginning = /(?:^|\s)([\p{L}\p{N}]\*)(?=\s|$)/u.exec(q)?.[1]
  const others = common.filter((word) => word !== joining)
  return [
    joining && t('history_list.notes.joining', { word: joining }),
    others.length > 0 && t('history_list.notes.common', { words: others.join(', ') }),
    beginning && t('history_list.notes.beginning', { word: beginning }),
  ].filter((note) => typeof note === 'string')
}
