import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error'
import { failureText } from '../../../ui/words/failure'
import { issueText } from '../../../ui/words/issue-text'

const refusals = ['last_word', 'word_list_full', 'word_not_found'] as const

/** The text that says why a change of a list was refused. */
export function wordError(t: TFunction, error: unknown): string | null {
  if (!error) return null
  if (error instanceof ApiError) {
    const [issue] = error.issues
    if (issue) return issueText(t, issue)
    const known = refusals.find((code) => code === error.code)
    if (known) return t(`words.refusal.${known}`)
  }
  return failureText(t, t('service_settings.not_saved'), error)
}
