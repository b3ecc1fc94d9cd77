import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { retryDelay } from '../../../api/retry'
import { endShiftKey } from '../../answering/queue/claim'
import { receiptsKey } from './receipts-key'

/** The last receipts of this operator, latest first. */
export const receiptsQuery = queryOptions({
  queryKey: [...receiptsKey, 'list'],
  queryFn: async ({ signal }) => (await call('GET /api/shift-receipts', { signal })).items,
  gcTime: 0,
})

export const receiptQuery = (number: number) =>
  queryOptions({
    queryKey: [...receiptsKey, number],
    queryFn: ({ signal }) => call('GET /api/shift-receipts/:number', { params: { number }, signal }),
    gcTime: 0,
  })

/** Why the server has refused; null when it was not it. */
export const refusal = (error: unknown) => (error instanceof ApiError ? error.code : null)

/**
 * Ends the shift, once its last act can no longer be undone: the server says for how long it can. The request makes the receipt, so it is
 * sent when the page opens, and never again by itself.
 */
export const endShiftQuery = queryOptions({
  queryKey: endShiftKey,
  queryFn: () => call('POST /api/shift-receipts', { body: {} }),
  retry: (_, error) => refusal(error) === 'undo_open',
  retryDelay: (attempt, error) => retryDelay(error, attempt),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})
