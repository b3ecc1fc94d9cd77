import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive } from '../live/live'
import { throttle } from '../live/throttle'
import { userQuery } from '../sign-in/user-query'

/** Queues change many times a second when it is busy; people read figures every few seconds. */
const refreshEvery = 3_000

/** Brings what waits, as the badges of the top bar and of the menu show it, up to date by hints while somebody looks. */
export function useLiveCounts() {
  const client = useQueryClient()
  const [refresh] = useState(() =>
    throttle(() => void client.invalidateQueries({ queryKey: userQuery.queryKey }), refreshEvery),
  )
  useLive(({ topic }) => {
    if (topic === 'queue' && document.visibilityState === 'visible') refresh()
  })
}
