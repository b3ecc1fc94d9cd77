import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { presenceQuery } from '../presence/presence-query'
import { useUserRefreshedAt } from '../sign-in/user-query'
import { myDayQuery } from '../stats/my-day-query'
import { samplesQuery } from './samples-query'

/** The chart has a new point every ten minutes. */
const samplesAge = 5 * 60_000

/**
 * Brings what the home page shows beside the queues up to date whenever the operator's own counts are: hints lead to these,
 * and so does the half minute of the specification. No clock of its own.
 */
export function useHomeRefresh() {
  const client = useQueryClient()
  const refreshedAt = useUserRefreshedAt()
  const known = useRef(refreshedAt)
  useEffect(() => {
    if (known.current === refreshedAt) return
    known.current = refreshedAt
    void client.invalidateQueries({ queryKey: myDayQuery.queryKey })
    void client.invalidateQueries({ queryKey: presenceQuery.queryKey })
    void client.invalidateQueries({
      queryKey: samplesQuery.queryKey,
      predicate: ({ state }) => Date.now() - state.dataUpdatedAt > samplesAge,
    })
  }, [refreshedAt, client])
}
