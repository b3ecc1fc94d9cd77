import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import type { Days } from '../../../ui/words/period'
import { hoursKey } from './hours-key'

/** The running day counts on. */
const refetchInterval = 60_000

export const ownHoursQuery = (days: Days) =>
  queryOptions({
    queryKey: [...hoursKey, 'own', days],
    queryFn: async ({ signal }) => (await call('GET /api/user/hours', { query: days, signal })).hours,
    refetchInterval,
  })

export const teamHoursQuery = (query: Days & { team_id?: number | undefined }) =>
  queryOptions({
    queryKey: [...hoursKey, 'team', query],
    queryFn: async ({ signal }) => (await call('GET /api/hours', { query, signal })).hours,
    refetchInterval,
  })

export const operatorHoursQuery = (id: number, days: Days) =>
  queryOptions({
    queryKey: [...hoursKey, 'operator', id, days],
    queryFn: async ({ signal }) =>
      (await call('GET /api/hours/:id', { params: { id }, query: days, signal })).hours,
    refetchInterval,
  })
