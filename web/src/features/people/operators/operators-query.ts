import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { operatorsKey } from './operators-key'
import type { OperatorsSearch } from './operators-search'

/** Pages of the list. The previous rows stay until the rows for new filters are loaded. */
export const operatorsQuery = (search: OperatorsSearch) =>
  pagesQuery({
    queryKey: [...operatorsKey, 'list', search],
    load: (cursor, signal) =>
      call('GET /api/operators', {
        query: { ...search, ...cursor },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const operatorQuery = (id: number) =>
  queryOptions({
    queryKey: [...operatorsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/operators/:id', { params: { id }, signal })).operator,
  })

/** Whether a page of this id is of no operator, or of one that the viewer may not see. @param error of the query */
export const isUnknownOperator = (id: number, error: Error | null) =>
  id === 0 || (error instanceof ApiError && error.code === 'operator_not_found')
