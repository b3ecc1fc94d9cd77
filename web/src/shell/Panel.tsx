import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../api/query-client'
import { onSessionEnd } from '../api/session-end'
import { followBreak } from '../features/answering/away/break-over'
import { hints, startLive } from '../features/answering/live/live'
import { goToGate } from '../features/people/sign-in/leave'
import type { User } from '../features/settings/user'
import { RefreshedAtContext, UserContext, userQuery, useUserRefresh } from '../features/settings/user-query'
import { startInput } from '../ui/fields/input'
import { keepCharactersWhole } from '../ui/fields/whole-characters'
import { followTrail } from '../ui/lists/trail'
import { ServiceZone } from '../ui/words/service-time'
import { followRoute } from './follow-route'
import { makeRefresher } from './refresh-on-hints'
import { router } from './routes'

/** Everything after the sign-in. Leaving it is a new page load, so that nothing of it stays in memory. */
export function Panel() {
  const { i18n } = useTranslation()
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={i18n.language}>
        <Session>
          <RouterProvider router={router} />
        </Session>
      </I18nProvider>
    </QueryClientProvider>
  )
}

/** Runs once before the panel is shown. */
export function startPanel(user: User) {
  queryClient.setQueryData(userQuery.queryKey, user)
  onSessionEnd((end) => goToGate(end === 'expired' ? '/expired' : '/tfa'))
  hints.subscribe(({ topic }) => {
    if (topic === 'session') goToGate('/expired')
  })
  hints.subscribe(makeRefresher(queryClient))
  followBreak(queryClient)
  followTrail(router.history)
  followRoute(router)
  startInput()
  keepCharactersWhole()
}

/** Keeps the session while the panel is open. */
function Session({ children }: { children: ReactNode }) {
  const { user, refreshedAt } = useUserRefresh()
  // After the effects of all children: components that subscribed before the stream opens get its first event.
  useEffect(startLive, [])
  return (
    <UserContext value={user}>
      <ServiceZone value={user?.time_zone ?? 'UTC'}>
        <RefreshedAtContext value={refreshedAt}>{children}</RefreshedAtContext>
      </ServiceZone>
    </UserContext>
  )
}
