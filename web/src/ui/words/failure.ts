import type { TFunction } from 'i18next'
import { ApiError, OfflineError } from '../../api/api-error'

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** What failed, and the request id for support, or that there is no connection. It follows 'An error occurred'. */
export function whatFailed(t: TFunction, what: string, error?: unknown): string {
  if (error instanceof OfflineError) return `${sentence(what)} ${t('error.offline')}`
  const id = error instanceof ApiError ? error.requestId : null
  return id ? `${sentence(what)} ${t('error.support', { id })}` : sentence(what)
}

/** The text of an unexpected failure: 'An error occurred' (specification section 8), and what failed. */
export function failureText(t: TFunction, what: string, error?: unknown): string {
  if (error instanceof ApiError && error.code === 'previewing') return t('preview.nothing_done')
  if (error instanceof ApiError && error.code === 'customer_erased') return t('error.customer_erased')
  return `${sentence(t('error.title'))} ${whatFailed(t, what, error)}`
}
