import { createContext, useContext } from 'react'
import type { ReportFilters, ReportKind, ReportSearch } from './report-search'

/** The report of the page, with the choices in its URL. */
export type Report = {
  kind: ReportKind
  search: ReportSearch
  filters: ReportFilters
  today: string
  choose: (search: ReportSearch) => void
  /** The named view in the URL. */
  view: number | undefined
  /** Shows a named view, or these choices without one. */
  show: (search: ReportSearch, view: number | undefined) => void
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
