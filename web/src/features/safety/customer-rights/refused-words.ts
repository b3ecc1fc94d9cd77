import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error'
import { failureText } from '../../../ui/words/failure'

const words = {
  legal_hold: 'customer_rights.kept',
  escalation_open: 'customer_rights.escalation_first',
  already_so: 'customer_rights.done_meanwhile',
  customer_erased: 'error.customer_erased',
} as const

/** Why an action was refused because of what somebody else did meanwhile; otherwise what failed. */
export function refusedWords(t: TFunction, what: string, error: Error): string {
  const code = error instanceof ApiError ? error.code : null
  const known = Object.entries(words).find(([name]) => name === code)
  return known ? t(known[1]) : failureText(t, what, error)
}
