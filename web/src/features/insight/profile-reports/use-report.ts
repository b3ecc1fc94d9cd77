import { createContext, useContext } from 'react'
import type { ColumnSort } from '../../../ui/lists/column-sort'
import type { Sorting } from '../../../ui/lists/SortHead'
import type { useListSearch } from '../../settings/list-views/use-list-search'
import type { ReportFilters, ReportKind, ReportSearch, ReportTable } from './report-search'

/** The report of the page, with the choices in its URL. */
export type Report = Pick<ReturnType<typeof useListSearch<ReportSearch>>, 'search' | 'set' | 'views'> & {
  kind: ReportKind
  filters: ReportFilters
  today: string
  /** Null when no filter is chosen. */
  onReset: (() => void) | null
}

export const ReportContext = createContext<Report | null>(null)

/** The report that this part of the page belongs to. */
export function useReport(): Report {
  const report = useContext(ReportContext)
  if (!report) throw new Error('Parts of a report are rendered inside of its page only')
  return report
}

/** How a table of the report is sorted, in its URL. */
export function useReportSort(table: ReportTable): Sorting {
  const { search, set } = useReport()
  return {
    sort: search[table],
    onSort: (sort) => {
      const next: Partial<Record<ReportTable, ColumnSort | undefined>> = { [table]: sort }
      set(next)
    },
  }
}
