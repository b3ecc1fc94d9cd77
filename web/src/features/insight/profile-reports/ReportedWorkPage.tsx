import type { SetReportNumber } from '@panel/contract/rules/profile-report-numbers'
import { hasRight } from '@panel/contract/rules/rights'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { EventsHead } from '../../../ui/lists/EventsHead'
import table from '../../../ui/lists/list-table.module.css'
import { Moment } from '../../../ui/words/Moment'
import { StateChip } from '../../profiles/profile-sets/StateChip'
import { useUser } from '../../settings/user-query'
import { CountedList } from './CountedList'
import { reportedWorkQuery, setReportQuery } from './report-queries'
import type { Report } from './use-report'

type Props = { report: Report; number: SetReportNumber }

/** The sets or photos that a number of the report counts. Operators who may open the sets get links to them. */
export function ReportedWorkPage({ report, number }: Props) {
  const { t } = useTranslation()
  const pages = usePages(reportedWorkQuery({ ...report.filters, number }))
  const { data } = useQuery(setReportQuery(report.filters))
  const maySeeSets = hasRight(useUser().scope, 'profile_sets')
  const isOfPhotos = number === 'photos_added' || number === 'photos_used'
  return (
    <CountedList report={report} number={number} {...pages} total={data?.total[number]}>
      {(rows) => (
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
              <tr key={row.id} data-id={row.id}>
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
      )}
    </CountedList>
  )
}
