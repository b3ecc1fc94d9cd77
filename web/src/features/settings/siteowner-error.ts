import type { TFunction } from 'i18next'
import { ApiError } from '../../api/api-error'
import { failureText } from '../../ui/words/failure'
import { issueText } from '../../ui/words/issue-text'

const refusals = [
  'too_many_keys',
  'two_secrets',
  'no_webhook',
  'siteowner_has_customers',
  'site_key_not_found',
  'approved_answer_denies',
  'approved_answers_full',
  'help_lines_full',
] as const

/** The text that says why a change of a site owner was refused. */
export function siteownerError(t: TFunction, error: unknown): string | null {
  if (!error) return null
  if (error instanceof ApiError) {
    const [issue] = error.issues
    if (issue) return issueText(t, issue)
    const known = refusals.find((code) => code === error.code)
    if (known) return t(`siteowners.refusal.${known}`)
  }
  return failureText(t, t('siteowners.not_done'), error)
}
