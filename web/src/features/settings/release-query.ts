import { releaseCheckInterval } from '@panel/contract/rules/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

/** The release of this page, which the build writes into it. Null when it runs from its sources. */
export const runningRelease = () =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? null

export const readRelease = async ({ signal }: { signal: AbortSignal }) =>
  (await call('GET /last-release', { query: { t: Date.now() }, signal })).release

/** The release of the server, requested every 60 seconds. Specification sections 7 and 9. */
export const releaseQuery = queryOptions({
  queryKey: ['last-release'],
  queryFn: readRelease,
  // A page that has just been loaded has the current release: the first check is after 60 seconds.
  staleTime: Number.POSITIVE_INFINITY,
  initialData: () => runningRelease() ?? undefined,
  refetchInterval: releaseCheckInterval,
  refetchIntervalInBackground: true,
  retry: false,
})
