import type { EscalationUrgency } from '@panel/contract/rules/hold-rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import type { EscalationFilter } from './escalation-search'
import { escalationsKey } from './escalations-key'

type Filters = EscalationFilter & ({ state: 'open'; urgency: EscalationUrgency } | { state: 'settled' })

/** Pages of escalations: open ones of an urgency oldest first, settled ones latest first. */
export const escalationsQuery = (filters: Filters) =>
  pagesQuery({
    queryKey: [...escalationsKey, 'list', filters],
    load: (cursor, signal) =>
      call('GET /api/escalations', {
        query: { ...filters, ...cursor },
        signal,
      }),
  })

/** An escalation, with its message between its neighbours. */
export const escalationQuery = (id: number) =>
  queryOptions({
    queryKey: [...escalationsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/escalations/:id', { params: { id }, signal })).escalation,
    placeholderData: keepPreviousData,
  })

/** The masters to whom an escalation can be assigned. */
export const mastersQuery = (id: number) =>
  queryOptions({
    queryKey: [...escalationsKey, 'masters', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/escalations/:id/masters', { params: { id }, signal })).items,
  })

/** How often a page looks for chats that were handed over: no hint names them. */
const handoversEvery = 30_000

/** Pages of chats that wait for a master without an escalation, the longest wait first. */
export const openHandoversQuery = pagesQuery({
  queryKey: [...escalationsKey, 'handovers'],
  load: (cursor, signal) => call('GET /api/handovers', { query: cursor, signal }),
  refetchInterval: handoversEvery,
})

/** So many are looked at for who needs help first. */
const lookedAt = 50

/** The oldest open escalations, of any urgency. */
export const openEscalationsQuery = queryOptions({
  queryKey: [...escalationsKey, 'open'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/escalations', { query: { state: 'open', limit: lookedAt }, signal })).items,
})
