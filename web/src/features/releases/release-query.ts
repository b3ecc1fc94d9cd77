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
  refetchInterval: releaseCheck,
  refetchIntervalInBackground: true,
  retry: false,
})
