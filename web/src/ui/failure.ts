import type { TFunction } from 'i18next'
import { ApiError, OfflineError } from '../api/api-error'

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/**
 * An unexpected failure: 'An error occurred' (specification section 8) and what failed, with the number support asks for. A
 * connection that is gone is no such failure, and is named as what it is.
 */
export function failureText(t: TFunction, what: string, error?: unknown): string {
  if (error instanceof OfflineError) return `${sentence(what)} ${t('error.offline')}`
  const id = error instanceof ApiError ? error.requestId : null
  const told = `${sentence(t('error.title'))} ${sentence(what)}`
  return id ? `${told} ${t('error.support', { id })}` : told
}
