import { releaseCheck } from '@panel/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

/** What this page runs: the build writes it into the page. Null from sources that are not built. */
export const runningRelease = () =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? null

/** What the server has now, asked for every 60 seconds. Specification sections 7 and 9. */
export const releaseQuery = queryOptions({
  queryKey: ['last-release'],
  queryFn: async ({ signal }) =>
    (await call('GET /last-release', { query: { t: Date.now() }, signal })).release,
  // What is served when the page loads is what it runs: the first check is due after 60 seconds.
  staleTime: Number.POSITIVE_INFINITY,
  initialData: () => runningRelease() ?? undefined,
  refetchInterval: releaseCheck,
  refetchIntervalInBackground: true,
  retry: false,
})
