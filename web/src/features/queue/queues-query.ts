import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call'
import { useLive } from '../live/live'
import { throttle } from '../live/throttle'

export const queuesQuery = queryOptions({
  queryKey: ['queues'],
  queryFn: ({ signal }) => call('GET /api/queues', { signal }),
  refetchInterval: 30_000,
})

/** Queues change many times a second when it is busy; people read figures every few seconds. */
const refreshEvery = 3_000

/** What waits, brought up to date by hints. */
export function useQueues() {
  const client = useQueryClient()
  const refreshQueues = () => void client.invalidateQueries({ queryKey: queuesQuery.queryKey })
  const [refresh] = useState(() => throttle(refreshQueues, refreshEvery))
  useLive(({ topic }) => {
    if (topic === 'queue' || topic === 'away') refresh()
    // The panel asks who is signed in then, on every page: a second question would end the first.
    if (topic === 'ready') refreshQueues()
  })
  return useQuery(queuesQuery)
}
