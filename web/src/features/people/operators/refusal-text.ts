import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error'
import { failureText } from '../../../ui/words/failure'
import { issueText } from '../../../ui/words/issue-text'

/** Why a change of an operator was refused. */
export function refusalText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return failureText(t, t('operators.not_changed'), error)
  const [issue] = error.issues
  if (issue) return issueText(t, issue)
  switch (error.code) {
    case 'edited_meanwhile':
      return t('operators.refused.edited_meanwhile', { name: error.by?.name ?? t('save.somebody') })
    case 'works_beyond_yours':
    case 'rights_above_yours':
    case 'own_account':
    case 'last_admin':
    case 'operator_not_found':
    case 'operator_suspended':
    case 'invitation_invalid':
    case 'mail_not_set_up':
    case 'mail_failed':
    case 'note_not_found':
    case 'no_authenticator':
    case 'no_second_admin':
    case 'not_second_person':
    case 'needs_second_admin':
    case 'own_request':
    case 'reset_waits':
    case 'reset_over':
      return t(`operators.refused.${error.code}`)
    case 'too_many_attempts':
      return t('login.too_many_attempts')
    case 'codes_locked':
      return t('tfa.locked')
    default:
      return failureText(t, t('operators.not_changed'), error)
  }
}
