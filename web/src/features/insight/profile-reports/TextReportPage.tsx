import { textReportNumbers } from '@panel/contract/rules/profile-report-numbers'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { formatPercentage } from '../../../ui/words/dates'
import { useDuration } from '../../../ui/words/Elapsed'
import { CountBefore } from './CountBefore'
import { DaysPanel } from './DaysPanel'
import { FiguresPanel } from './FiguresPanel'
import { GroupsPanel } from './GroupsPanel'
import { LanguagesPanel } from './LanguagesPanel'
import { NumberLink } from './NumberLink'
import { ReportedTextsPage } from './ReportedTextsPage'
import { ReportFrame, ReportPage } from './ReportPage'
import { type TextReport, textReportQuery } from './report-queries'
import type { Report } from './use-report'

/** How many profile texts each operator wrote, and how fast. Specification section 2. */
export function TextReportPage() {
  return (
    <ReportFrame kind="text">
      {(report) => {
        const number = textReportNumbers.find((each) => each === report.search.number)
        return number ? (
          <ReportedTextsPage report={report} number={number} />
        ) : (
          <TextReportView report={report} />
        )
      }}
    </ReportFrame>
  )
}

/** The share of the reviewed texts that were never returned, in percent; null when none was reviewed. */
const unreturned = ({ reviewed, returned }: TextReport['total']) =>
  reviewed === 0 ? null : ((reviewed - returned) / reviewed) * 100

function TextReportView({ report }: { report: Report }) {
  const { t } = useTranslation()
  const query = useQuery(textReportQuery(report.filters, report.search.by))
  const duration = useDuration()
  const inWords = (seconds: number | null) => (seconds === null ? '–' : duration(seconds * 1_000))
  const { data } = query
  const timeBefore = (time: 'writing_seconds' | 'review_seconds') => {
    const earlier = data?.before?.total[time] ?? null
    if (!data || earlier === null) return null
    const now = data.total[time]
    const difference = now === null ? 0 : Math.round(now) - Math.round(earlier)
    const change = difference === 0 ? '' : ` (${difference > 0 ? '+' : '−'}${inWords(Math.abs(difference))})`
    return `${t('profile_reports.before')}: ${inWords(earlier)}${change}`
  }
  const named = (number: (typeof textReportNumbers)[number]) => t(`profile_reports.number.${number}`)
  const share = data ? unreturned(data.total) : null
  return (
    <ReportPage
      report={report}
      title={t('page.profile_text_report')}
      query={query}
      isEmpty={data?.total.written === 0}
      nothing={t('profile_reports.no_texts')}
      note={t('profile_reports.text_note')}
    >
      {data && (
        <>
          <FiguresPanel
            figures={[
              ...textReportNumbers.map((number) => ({
                id: number,
                value: <NumberLink number={number} count={data.total[number]} filter={{}} />,
                text: t(`profile_reports.figure.${number}`, {
                  share: share === null ? '–' : formatPercentage(share),
                }),
                before: <CountBefore number={number} count={data.total[number]} before={data.before} />,
              })),
              {
                id: 'writing',
                value: inWords(data.total.writing_seconds),
                text: t('profile_reports.figure.writing'),
                before: timeBefore('writing_seconds'),
              },
              {
                id: 'review',
                value: inWords(data.total.review_seconds),
                text: t('profile_reports.figure.review'),
                before: timeBefore('review_seconds'),
              },
            ]}
          />
          <div className={page.panels}>
            <GroupsPanel
              report={data}
              columns={[
                ...textReportNumbers.map((number) => ({ title: named(number), number })),
                { title: t('profile_reports.without_return'), share: unreturned },
                { title: t('profile_reports.median'), time: (row) => row.writing_seconds, text: inWords },
              ]}
            />
            <div className={page.side}>
              <DaysPanel
                title={{
                  day: t('profile_reports.texts_per_day'),
                  month: t('profile_reports.texts_per_month'),
                }}
                numbers={textReportNumbers}
                days={data.days}
                series={[
                  {
                    name: t('profile_reports.without_return'),
                    look: 'solid',
                    value: ({ reviewed, returned }) => reviewed - returned,
                  },
                  { name: named('returned'), look: 'warning', value: ({ returned }) => returned },
                  {
                    name: t('profile_reports.not_reviewed'),
                    look: 'soft',
                    value: ({ written, reviewed }) => written - reviewed,
                  },
                ]}
              />
              <LanguagesPanel report={data} />
            </div>
          </div>
        </>
      )}
    </ReportPage>
  )
}
