import type { SetReportNumber } from '@panel/contract/profile-report-numbers'
import { hasRight } from '@panel/contract/rights'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../ui/dates'
import { EventsHead } from '../../ui/EventsHead'
import { ListPage } from '../../ui/ListPage'
import table from '../../ui/list-table.module.css'
import { Moment } from '../../ui/Moment'
import { StateChip } from '../profile-sets/StateChip'
import { useUser } from '../sign-in/user-query'
import { BackToReport } from './BackToReport'
import { ReportFilterBar } from './ReportFilterBar'
import { reportedWorkQuery, setReportQuery } from './report-queries'
import type { Report } from './use-report'

type Props = { report: Report; number: SetReportNumber }

/** The sets or photos that a number of the report counts. Who may open the sets gets links to them. */
export function ReportedWorkPage({ report: { filters, onReset }, number }: Props) {
  const { t } = useTranslation()
  const list = useInfiniteQuery(reportedWorkQuery({ ...filters, number }))
  const { data: report } = useQuery(setReportQuery(filters))
  const maySeeSets = hasRight(useUser().scope, 'profile_sets')
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  const isOfPhotos = number === 'photos_added' || number === 'photos_used'
  return (
    <ListPage
      title={t(`profile_reports.number.${number}`)}
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
            t('profile_reports.set'),
            t('profile_reports.status'),
            ...(isOfPhotos ? [t('profile_reports.photo')] : []),
            t('overview.siteowner'),
            t('overview.language'),
            t('profile_reports.used'),
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className={`${table.time} ${table.firstEnd}`}>
                <Moment at={row.at} />
              </td>
              <td className={`${table.name} ${table.secondEnd}`}>
                {row.operator.name ?? t('overview.hidden_name')}
              </td>
              <th scope="row" className={`${table.name} ${table.first}`}>
                {maySeeSets ? (
                  <Link to="/profilesets/$id" params={{ id: String(row.set.id) }}>
                    {row.set.name}
                  </Link>
                ) : (
                  row.set.name
                )}
              </th>
              <td className={isOfPhotos ? table.notNarrow : table.second}>
                <StateChip state={row.set.state} />
              </td>
              {row.photo && (
                <td className={`${table.wide} ${table.second}`}>
                  {row.photo.description || t('profile_sets.no_description')}
                </td>
              )}
              <td className={`${table.name} ${table.notNarrow}`}>{row.siteowner.name}</td>
              <td className={`${table.code} ${table.notNarrow}`}>{row.language ?? '–'}</td>
              <td className={table.notNarrow}>{t(row.is_used ? 'yes' : 'no')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ListPage>
  )
}
