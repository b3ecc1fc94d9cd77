import type { TextReportNumber } from '@panel/contract/profile-report-numbers'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../ui/dates'
import { useDuration } from '../../ui/Elapsed'
import { EventsHead } from '../../ui/EventsHead'
import { ListPage } from '../../ui/ListPage'
import table from '../../ui/list-table.module.css'
import { Moment } from '../../ui/Moment'
import { BackToReport } from './BackToReport'
import { ReportFilterBar } from './ReportFilterBar'
import { reportedTextsQuery, textReportQuery } from './report-queries'
import type { Report } from './use-report'

type Props = { report: Report; number: TextReportNumber }

/** The texts that a number of the report counts. */
export function ReportedTextsPage({ report: { filters, onReset }, number }: Props) {
  const { t } = useTranslation()
  const duration = useDuration()
  const list = useInfiniteQuery(reportedTextsQuery({ ...filters, number }))
  const { data: report } = useQuery(textReportQuery(filters))
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  const name = t(`profile_reports.number.${number}`)
  return (
    <ListPage
      title={name}
      back={<BackToReport />}
      list={list}
      rows={rows.length}
      shown={t('profile_reports.shown', {
        shown: formatNumber(rows.length),
        all: formatNumber(report?.total[number] ?? rows.length),
      })}
      failed={t('profile_reports.list_failed')}
      nothing={t('profile_reports.nothing')}
      onReset={onReset}
      filters={<ReportFilterBar />}
    >
      <table className={table.table}>
        <EventsHead
          columns={[
            t('profile_reports.text'),
            t('profile_reports.status'),
            t('overview.siteowner'),
            t('overview.language'),
            t('profile_reports.writing_time'),
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className={`${table.time} ${table.firstEnd}`}>
                <Moment at={row.written_at} />
              </td>
              <td className={`${table.name} ${table.secondEnd}`}>
                {row.writer.name ?? t('overview.hidden_name')}
              </td>
              <th scope="row" className={`${table.wide} ${table.first}`}>
                <bdi>{row.title}</bdi>, <bdi>{row.profile.name}</bdi>
              </th>
              <td className={table.second}>
                {t(`profile_reports.text_status.${row.status}`)}
                {row.was_returned && row.status !== 'returned' && `, ${t('profile_reports.was_returned')}`}
              </td>
              <td className={`${table.name} ${table.notNarrow}`}>{row.siteowner.name}</td>
              <td className={`${table.code} ${table.notNarrow}`}>{row.language}</td>
              <td className={`${table.time} ${table.notNarrow}`}>
                {row.writing_seconds === null ? '–' : duration(row.writing_seconds * 1_000)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ListPage>
  )
}
