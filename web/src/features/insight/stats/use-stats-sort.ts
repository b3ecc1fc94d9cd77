import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ColumnSort } from '../../../ui/lists/column-sort'
import type { Sorting } from '../../../ui/lists/SortHead'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { readStatsSearch, type StatsTable } from './stats-search'

/** How a table of the page is sorted, in its URL. */
export function useStatsSort(table: StatsTable): Sorting {
  const navigate = useNavigate({ from: '/stats' })
  const search = readStatsSearch(useSearch({ from: '/stats' }))
  return {
    sort: search[table],
    onSort: (sort) => {
      const next: Partial<Record<StatsTable, ColumnSort | undefined>> = { [table]: sort }
      void navigate({ search: withoutUndefined({ ...search, ...next }), replace: true })
    },
  }
}
