import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error'
import { failureText } from '../../../ui/words/failure'

/** Why a text was neither sent nor returned. */
export function appealError(t: TFunction, error: Error, customer: string): string {
  if (!(error instanceof ApiError)) return failureText(t, t('appeals.failed_to_settle'), error)
  const name = error.by?.name ?? t('overview.hidden_name')
  switch (error.code) {
    case 'appeal_settled':
      return error.by ? t('appeals.settled_meanwhile', { name }) : t('appeals.gone')
    case 'own_appeal':
      return t('appeals.own')
    case 'taken':
      return t('appeals.in_hand', { name })
    case 'held':
      return t('appeals.held')
    case 'newer_message':
      return t('appeals.newer', { name: customer })
    case 'true_answer_due':
      return t('appeals.asked', { name: customer })
    case 'poke_limit':
      return t('refusal.poke_limit')
    default:
      return failureText(t, t('appeals.failed_to_settle'), error)
  }
}
