import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { queryClient } from '../api/query-client'
import { onSessionEnd } from '../api/session-end'
import { startLive, useLive } from '../features/live/live'
import { leaveFor } from '../features/sign-in/leave'
import type { User } from '../features/sign-in/user'
import { userQuery, useUserRefresh } from '../features/sign-in/user-query'
import { followTrail } from '../ui/trail'
import { router } from './routes'

/** Everything behind the gate. Leaving it is a new page load, so that nothing of it stays in memory. */
export function Panel({ user }: { user: User }) {
  useState(() => start(user))
  return (
    <QueryClientProvider client={queryClient}>
      <Session />
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

function start(user: User) {
  queryClient.setQueryData(userQuery.queryKey, user)
  onSessionEnd((end) => leaveFor(end === 'expired' ? '/expired' : '/tfa'))
  startLive()
  followTrail(router.history)
}

function Session() {
  useUserRefresh()
  useLive((event) => {
    if (event.topic === 'session') leaveFor('/expired')
    if (event.topic === 'ready' || event.topic === 'reports')
      void queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
  })
  return null
}
