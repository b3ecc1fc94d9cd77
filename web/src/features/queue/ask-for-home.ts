import { queryClient } from '../../api/query-client'
import { myDayQuery } from '../stats/my-day-query'
import { queuesQuery } from './queues-query'
import { samplesQuery } from './samples-query'

/** Asks once for what the home page shows. What is refused, or does not come, the page asks for again, and tells. */
export const askForHome = () =>
  Promise.all([
    queryClient.prefetchQuery({ ...queuesQuery, retry: false }),
    queryClient.prefetchQuery({ ...samplesQuery, retry: false }),
    queryClient.prefetchQuery({ ...myDayQuery, retry: false }),
  ])
