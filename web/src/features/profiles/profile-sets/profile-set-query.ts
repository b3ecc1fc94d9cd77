import type { ProfileSet, SetPhoto } from '@panel/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { profileSetsKey } from './profile-sets-key'

/** A set with its persona and photos. */
export const profileSetQuery = (id: number) =>
  queryOptions({
    queryKey: [...profileSetsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/profile-sets/:id', { params: { id }, signal })).profile_set,
  })

/** The changes of a set with their operators, latest first. */
export const setChangesQuery = (id: number) =>
  pagesQuery({
    queryKey: [...profileSetsKey, 'changes', id],
    load: (cursor, signal) =>
      call('GET /api/profile-sets/:id/changes', {
        params: { id },
        query: cursor,
        signal,
      }),
  })

/** The profiles that have a set. */
export const setUsersQuery = (id: number) =>
  pagesQuery({
    queryKey: [...profileSetsKey, 'users', id],
    load: (cursor, signal) =>
      call('GET /api/profile-sets/:id/profiles', {
        params: { id },
        query: { which: 'users', ...cursor },
        signal,
      }),
  })

/** The profiles of the same site owner that could get the set. */
export const setCandidatesQuery = (id: number, search: string) =>
  queryOptions({
    queryKey: [...profileSetsKey, 'candidates', id, search],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/profile-sets/:id/profiles', {
          params: { id },
          query: { which: 'candidates', limit: '20', ...(search && { search }) },
          signal,
        })
      ).items,
  })

/** Shows the set that a change has returned, and marks the lists and its history as stale. */
export function showSet(client: QueryClient, set: ProfileSet) {
  client.setQueryData(profileSetQuery(set.id).queryKey, set)
  for (const part of ['list', 'counts', 'changes', 'users', 'candidates'])
    void client.invalidateQueries({ queryKey: [...profileSetsKey, part] })
}

/** The same for the photos of a set. */
export function showPhotos(client: QueryClient, id: number, photos: SetPhoto[]) {
  const set = client.getQueryData(profileSetQuery(id).queryKey)
  if (set) showSet(client, { ...set, photos })
}
