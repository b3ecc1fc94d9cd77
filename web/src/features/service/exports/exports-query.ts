import { isUnderWay } from '@panel/contract/rules/export-rules'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
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

/** The newest answers to a coach's feedback. The hints and the bell are those of the exports. */
export const feedbackAnswersQuery = queryOptions({
  queryKey: [...exportsKey, 'answers'],
  queryFn: ({ signal }) => call('GET /api/feedback-answers', { signal }),
})

/** Pages of the exports of the team, latest first. */
export const teamExportsQuery = pagesQuery({
  queryKey: [...exportsKey, 'team'],
  load: (cursor, signal) => call('GET /api/exports/team', { query: cursor, signal }),
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some((each) => isUnderWay(each.state)))
      ? progressEvery
      : false,
})
