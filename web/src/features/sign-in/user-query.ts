import { userRefreshHidden, userRefreshVisible } from '@panel/contract/limits'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '../../api/call'
import type { User } from './user'

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }): Promise<User> => (await call('GET /api/user.php', { signal })).user,
})

/** The signed-in operator: the panel opens with one, and a refresh that fails leaves the last. */
export function useUser(): User {
  const { data } = useQuery({ ...userQuery, enabled: false })
  if (!data) throw new Error('The panel is shown to signed-in operators only')
  return data
}

/** When the counts were last heard. */
export const useUserRefreshedAt = () => useQuery({ ...userQuery, enabled: false }).dataUpdatedAt

/** Keeps the badges fresh. Specification section 9: 30 s visible, 240 s hidden, at once on becoming visible. */
export function useUserRefresh() {
  const isVisible = useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'visible',
  )
  useQuery({
    ...userQuery,
    refetchInterval: isVisible ? userRefreshVisible : userRefreshHidden,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  })
}
