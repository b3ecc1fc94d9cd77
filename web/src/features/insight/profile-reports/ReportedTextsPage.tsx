import type { TextReportNumber } from '@panel/contract/rules/profile-report-numbers'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { EventsHead } from '../../../ui/lists/EventsHead'
import table from '../../../ui/lists/list-table.module.css'
import { useDuration } from '../../../ui/words/Elapsed'
import { Moment } from '../../../ui/words/Moment'
import { CountedList } from './CountedList'
import { reportedTextsQuery, textReportQuery } from './report-queries'
import type { Report } from './use-report'

type Props = { report: Report; number: TextReportNumber }

/** The texts that a number of the report counts. */
export function ReportedTextsPage({ report, number }: Props) {
  const { t } = useTranslation()
  const duration = useDuration()
  const pages = usePages(reportedTextsQuery({ ...report.filters, number }))
  const { data } = useQuery(textReportQuery(report.filters, report.search.by))
  return (
    <CountedList report={report} number={number} {...pages} total={data?.total[number]}>
      {(rows) => (
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
              <tr key={row.id} data-id={row.id}>
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
      )}
    </CountedList>
  )
}
