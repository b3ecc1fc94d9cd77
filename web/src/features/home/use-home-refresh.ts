import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { myDayQuery } from '../insight/stats/my-day-query'
import { useUserRefreshedAt } from '../settings/user-query'
import { presenceQuery } from '../supervision/presence/presence-query'
import { samplesQuery } from './samples-query'

/** The chart has a new point every ten minutes. */
const samplesAge = 5 * 60_000

/**
 * Refreshes the other parts of the home page when the operator's own counts are refreshed: after hints, and every half minute
 * as the specification says. It needs no timer of its own.
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
