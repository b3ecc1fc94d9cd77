import { queryClient } from '../../api/query-client'
import { queuesQuery } from '../queue/queues-query'
import { myDayQuery } from '../stats/my-day-query'
import { samplesQuery } from './samples-query'

/** Milliseconds. A figure that is slow keeps nobody from the queues: the page is shown without it. */
const longestWait = 1_000

/**
 * Asks once for what the home page shows, and waits for it, but not for long. What is refused, or does not come, the page asks
 * for again, and tells.
 */
export const askForHome = () =>
  Promise.race([
    Promise.all([
      queryClient.prefetchQuery({ ...queuesQuery, retry: false }),
      queryClient.prefetchQuery({ ...samplesQuery, retry: false }),
      queryClient.prefetchQuery({ ...myDayQuery, retry: false }),
    ]),
    new Promise((resolve) => setTimeout(resolve, longestWait)),
  ])
