import { userRefreshHidden, userRefreshVisible } from '@panel/contract/rules/limits'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { call } from '../../api/call'
import { pageVisibility } from '../../ui/storage/page-visibility'
import type { User } from './user'

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }): Promise<User> => (await call('GET /api/user.php', { signal })).user,
})

/** Provides the signed-in user to all components, with one observer of the query. */
export const UserContext = createContext<User | null>(null)
export const RefreshedAtContext = createContext(0)

/** The signed-in operator. A refresh that fails keeps the last data. */
export function useUser(): User {
  const user = use(UserContext)
  if (!user) throw new Error('The panel is shown to signed-in operators only')
  return user
}

/** When the counts were last received. */
export const useUserRefreshedAt = () => use(RefreshedAtContext)

/**
 * Refreshes the badges. Specification section 9: every 30 s when visible, 240 s when hidden, at once on becoming visible.
 * @returns the values of the two contexts
 */
export function useUserRefresh() {
  const isVisible = useStore(pageVisibility)
  const { data, dataUpdatedAt } = useQuery({
    ...userQuery,
    refetchInterval: isVisible ? userRefreshVisible : userRefreshHidden,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  })
  return { user: data ?? null, refreshedAt: dataUpdatedAt }
}
