import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { QueryPanel } from '../../../ui/lists/QueryPanel'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { PageHead } from '../../../ui/PageHead'
import { useToday } from '../../../ui/words/service-time'
import { useListSearch } from '../../settings/list-views/use-list-search'
import { ReportFilterBar } from './ReportFilterBar'
import { ReportViews } from './ReportViews'
import { type ReportKind, readReportSearch, reportFilters } from './report-search'
import { type Report, ReportContext } from './use-report'

/** Reads the filters of a report from its URL, and provides them to the parts of the page. */
export function ReportFrame({
  kind,
  children,
}: {
  kind: ReportKind
  children: (report: Report) => ReactNode
}) {
  const { search, choose, set, views } = useListSearch((given) => readReportSearch(kind, given))
  const today = useToday()
  const { by, number, ...chosen } = search
  const report: Report = {
    kind,
    search,
    filters: reportFilters(search, today),
    today,
    set,
    views,
    onReset: Object.keys(chosen).length > 0 ? () => choose({ by, number }) : null,
  }
  return <ReportContext value={report}>{children(report)}</ReportContext>
}

type Props = {
  report: Report
  title: string
  query: { isPending: boolean; error: Error | null; refetch: () => unknown }
  /** No work was done in the period. */
  isEmpty: boolean
  nothing: string
  /** Explains what the report counts. */
  note: string
  children: ReactNode
}

/** A report with its filters: loading, empty, failed and full. */
export function ReportPage({ report, title, query, isEmpty, nothing, note, children }: Props) {
  const { t } = useTranslation()
  return (
    <ScrollRegion className={page.scroll} aria-label={title}>
      <PageHead title={title} />
      <div className={page.page}>
        <ReportViews />
        <ReportFilterBar />
        <QueryPanel
          query={query}
          isEmpty={isEmpty}
          failed={t('profile_reports.failed')}
          nothing={nothing}
          onReset={report.onReset}
          className={page.panel}
        >
          {children}
        </QueryPanel>
        <p className={page.note}>{note}</p>
      </div>
    </ScrollRegion>
  )
}
