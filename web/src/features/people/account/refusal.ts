import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error'
import { failureText } from '../../../ui/words/failure'
import { issueText } from '../../../ui/words/issue-text'

/** The text of the error at a field of the request; null when the error is not about it. */
export function fieldError(t: TFunction, error: unknown, path: string): string | null {
  const issue = error instanceof ApiError ? error.issues.find((each) => each.path === path) : undefined
  return issue ? issueText(t, issue) : null
}

/** The text of an error that is not about a field; null for those that are, which the field shows. */
export function refusalText(t: TFunction, error: unknown): string | null {
  if (error === null) return null
  if (error instanceof ApiError) {
    if (error.issues.length > 0) return null
    switch (error.code) {
      case 'too_many_attempts':
        return t('login.too_many_attempts')
      case 'too_many_requests':
        return t('login.slowed')
      case 'codes_locked':
        return t('tfa.locked')
      case 'no_new_authenticator':
        return t('account.no_new_authenticator')
    }
  }
  return failureText(t, t('account.not_done'), error)
}
