import type { SetReportNumber, TextReportNumber } from '@panel/contract/rules/profile-report-numbers'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListPage } from '../../../ui/lists/ListPage'
import { formatNumber } from '../../../ui/words/dates'
import { BackTo } from '../../settings/pages/BackTo'
import { ReportFilterBar } from './ReportFilterBar'
import { ReportViews } from './ReportViews'
import { reportPaths } from './report-search'
import type { Report } from './use-report'

type Props<Row> = {
  report: Report
  number: SetReportNumber | TextReportNumber
  list: UseInfiniteQueryResult
  rows: readonly Row[]
  /** The number in the report, when it is loaded. */
  total: number | undefined
  /** The table with these rows. */
  children: (rows: readonly Row[]) => ReactNode
}

/** The list of the items that a number of a report counts. */
export function CountedList<Row>({
  report: { kind, onReset },
  number,
  list,
  rows,
  total,
  children,
}: Props<Row>) {
  const { t } = useTranslation()
  return (
    <ListPage
      title={t(`profile_reports.number.${number}`)}
      back={<BackTo path={reportPaths[kind]} place={t('profile_reports.place')} />}
      list={list}
      rows={rows.length}
      shown={t('profile_reports.shown', {
        shown: formatNumber(rows.length),
        all: formatNumber(total ?? rows.length),
      })}
      failed={t('profile_reports.list_failed')}
      nothing={t('profile_reports.nothing')}
      onReset={onReset}
      views={<ReportViews />}
      filters={<ReportFilterBar />}
    >
      {children(rows)}
    </ListPage>
  )
}
