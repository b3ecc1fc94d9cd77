import type { TFunction } from 'i18next'
import { ApiError, OfflineError } from '../api/api-error'

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/**
 * The text of an unexpected failure: 'An error occurred' (specification section 8), what failed, and the request id for
 * support. A lost connection has its own text.
 */
export function failureText(t: TFunction, what: string, error?: unknown): string {
  if (error instanceof OfflineError) return `${sentence(what)} ${t('error.offline')}`
  if (error instanceof ApiError && error.code === 'previewing') return t('preview.nothing_done')
  if (error instanceof ApiError && error.code === 'customer_erased') return t('error.customer_erased')
  const id = error instanceof ApiError ? error.requestId : null
  const text = `${sentence(t('error.title'))} ${sentence(what)}`
  return id ? `${text} ${t('error.support', { id })}` : text
}
