import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { queryClient } from '../api/query-client'
import { onSessionEnd } from '../api/session-end'
import { startLive, useLive } from '../features/live/live'
import { leaveFor } from '../features/sign-in/leave'
import type { User } from '../features/sign-in/user'
import { userQuery, useUserRefresh } from '../features/sign-in/user-query'
import { useColorScheme } from '../ui/color-scheme'
import { followTrail } from '../ui/trail'
import { router } from './routes'
import { cssVariablesResolver, theme } from './theme'

/** Everything behind the gate. Leaving it is a new page load, so that nothing of it stays in memory. */
export function Panel({ user }: { user: User }) {
  const { shown } = useColorScheme()
  useState(() => start(user))
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={shown}>
      <QueryClientProvider client={queryClient}>
        <Session />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
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
