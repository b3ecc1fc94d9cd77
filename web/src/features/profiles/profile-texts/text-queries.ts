import type { ProfileTextStatus } from '@panel/contract/rules/enumerations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { profileTextsKey } from './profile-texts-key'

/** Pages of the texts with a status: those that wait oldest first, approved ones newest first. */
export const textListQuery = (status: ProfileTextStatus) =>
  pagesQuery({
    queryKey: [...profileTextsKey, 'list', status],
    load: (cursor, signal) =>
      call('GET /api/profile-texts', {
        query: { status, limit: '50', ...cursor },
        signal,
      }),
    // No hint is sent when a lease expires.
    refetchInterval: 60_000,
  })

/** A text, to read it without taking it in hand. */
export const profileTextQuery = (id: number) =>
  queryOptions({
    queryKey: [...profileTextsKey, 'text', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/profile-texts/:id', { params: { id }, signal })).text,
  })

/** Another text that is similar to this one; requested again only when the words change. */
export const similarTextQuery = (id: number, text: string, isWanted: boolean) =>
  queryOptions({
    queryKey: ['similar-profile-text', id, text],
    queryFn: async ({ signal }) =>
      (await call('POST /api/profile-texts/:id/similar', { params: { id }, body: { text }, signal })).similar,
    enabled: isWanted,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  })
