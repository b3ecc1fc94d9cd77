import { setReportNumbers } from '@panel/contract/rules/profile-report-numbers'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { CountBefore } from './CountBefore'
import { DaysPanel } from './DaysPanel'
import { FiguresPanel } from './FiguresPanel'
import { GroupsPanel } from './GroupsPanel'
import { NumberLink } from './NumberLink'
import { ReportedWorkPage } from './ReportedWorkPage'
import { ReportFrame, ReportPage } from './ReportPage'
import { setReportQuery } from './report-queries'
import type { Report } from './use-report'

/** How many profile sets and photos each operator made, and how many of them are used. Specification section 2. */
export function SetReportPage() {
  return (
    <ReportFrame kind="set">
      {(report) => {
        const number = setReportNumbers.find((each) => each === report.search.number)
        return number ? (
          <ReportedWorkPage report={report} number={number} />
        ) : (
          <SetReportView report={report} />
        )
      }}
    </ReportFrame>
  )
}

function SetReportView({ report }: { report: Report }) {
  const { t } = useTranslation()
  const query = useQuery(setReportQuery(report.filters))
  const { data } = query
  return (
    <ReportPage
      report={report}
      title={t('page.profile_sets_report')}
      query={query}
      isEmpty={data?.total.sets_made === 0 && data.total.photos_added === 0}
      nothing={t('profile_reports.no_sets')}
      note={t('profile_reports.set_note')}
    >
      {data && (
        <>
          <FiguresPanel
            figures={setReportNumbers.map((number) => ({
              id: number,
              value: <NumberLink number={number} count={data.total[number]} filter={{}} />,
              text: t(`profile_reports.figure.${number}`),
              before: <CountBefore number={number} count={data.total[number]} before={data.before} />,
            }))}
          />
          <div className={page.panels}>
            <GroupsPanel
              report={data}
              columns={[
                ...setReportNumbers.map((number) => ({
                  title: t(`profile_reports.number.${number}`),
                  number,
                })),
                {
                  title: t('profile_reports.sent_share'),
                  share: ({ photos_added, photos_used }) =>
                    photos_added === 0 ? null : (photos_used / photos_added) * 100,
                },
              ]}
            />
            <DaysPanel
              title={{
                day: t('profile_reports.photos_per_day'),
                month: t('profile_reports.photos_per_month'),
              }}
              numbers={setReportNumbers}
              days={data.days}
              series={[
                {
                  name: t('profile_reports.sent'),
                  look: 'solid',
                  value: ({ photos_used }) => photos_used,
                },
                {
                  name: t('profile_reports.not_sent'),
                  look: 'soft',
                  value: ({ photos_added, photos_used }) => photos_added - photos_used,
                },
              ]}
            />
          </div>
        </>
      )}
    </ReportPage>
  )
}
