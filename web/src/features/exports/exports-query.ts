import { isUnderWay } from '@panel/contract/export-rules'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { exportsKey } from './exports-key'

/** Milliseconds between two looks at the progress of an export. */
const progressEvery = 2_000

/** The operator's own exports, latest first. */
export const exportsQuery = queryOptions({
  queryKey: exportsKey,
  queryFn: ({ signal }) => call('GET /api/exports', { signal }),
  refetchInterval: ({ state }) =>
    state.data?.items.some((each) => isUnderWay(each.state)) ? progressEvery : false,
})
