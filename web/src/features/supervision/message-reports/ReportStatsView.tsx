import type { ReportStats, ReportStatsGroup } from '@panel/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { PeriodField } from '../../../ui/fields/PeriodField'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { QueryPanel } from '../../../ui/lists/QueryPanel'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { formatNumber, formatShare } from '../../../ui/words/dates'
import { useToday } from '../../../ui/words/service-time'
import { SiteownerFilter } from '../../settings/SiteownerFilter'
import { useReportReasons } from '../../settings/use-report-reasons'
import styles from './ReportStatsView.module.css'
import { ReportTabs } from './ReportTabs'
import { reportStatsFilters, reportStatsQuery } from './report-queries'
import type { ReportSearch } from './report-search'

/** Cases by reason, operator and site owner. Each number opens the list of its cases. */
export function ReportStatsView({ search }: { search: ReportSearch }) {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/message-reports' })
  const reasons = useReportReasons()
  const today = useToday()
  const { period, from, to, siteowner_id } = search
  const filters = reportStatsFilters(search, today)
  const query = useQuery({ ...reportStatsQuery(filters), placeholderData: keepPreviousData })
  const { data } = query
  const choose = (next: ReportSearch) => void navigate({ search: { ...next, view: 'stats' }, replace: true })
  const onReset = Object.keys(search).length > 1 ? () => choose({}) : null
  return (
    <div className={styles.view}>
      <ReportTabs search={search} />
      <ScrollRegion className={page.scroll} aria-label={t('report_stats.tab')}>
        <div className={page.page}>
          <FilterBar onReset={onReset}>
            <PeriodField
              period={withoutUndefined({ period, from, to })}
              today={today}
              onChange={(next) => choose(withoutUndefined({ ...next, siteowner_id }))}
            />
            <SiteownerFilter
              value={siteowner_id}
              onChoose={(id) => choose(withoutUndefined({ period, from, to, siteowner_id: id }))}
            />
          </FilterBar>
          <QueryPanel
            query={query}
            isEmpty={data ? data.total.open + data.total.settled === 0 : false}
            failed={t('report_stats.failed')}
            nothing={t('report_stats.nothing')}
            onReset={onReset}
            className={page.panel}
          >
            {data && (
              <div className={styles.panels}>
                <Groups
                  title={t('report_stats.by.reason')}
                  column={t('list.reason')}
                  data={data}
                  groups={data.reasons}
                  filters={filters}
                  nameOf={({ id }) => (id === null ? '' : reasons.read(id))}
                  filterOf={(id) => ({ reason_id: id })}
                />
                <Groups
                  title={t('report_stats.by.operator')}
                  column={t('overview.operator_filter')}
                  data={data}
                  groups={data.operators}
                  filters={filters}
                  nameOf={({ id, name }) =>
                    id === null ? t('report_stats.customers') : (name ?? t('overview.hidden_name'))
                  }
                  filterOf={(id) => ({ operator_id: id })}
                />
                <Groups
                  title={t('report_stats.by.siteowner')}
                  column={t('overview.siteowner')}
                  data={data}
                  groups={data.siteowners}
                  filters={filters}
                  nameOf={({ name }) => name ?? ''}
                  filterOf={(id) => ({ siteowner_id: id })}
                />
              </div>
            )}
          </QueryPanel>
          <p className={page.note}>{t('report_stats.note')}</p>
        </div>
      </ScrollRegion>
    </div>
  )
}

type Filters = ReturnType<typeof reportStatsFilters>
type GroupsProps = {
  title: string
  /** What a row is. */
  column: string
  data: ReportStats
  groups: readonly ReportStatsGroup[]
  filters: Filters
  nameOf: (group: ReportStatsGroup) => string
  filterOf: (id: number) => ReportSearch
}

const numbers = ['open', 'settled', 'founded'] as const
type ReportNumber = (typeof numbers)[number]

function Groups({ title, column, data, groups, filters, nameOf, filterOf }: GroupsProps) {
  const { t } = useTranslation()
  const { from, to, siteowner_id } = filters
  const searchOf = (number: ReportNumber, own: ReportSearch): ReportSearch =>
    withoutUndefined({
      from,
      to,
      siteowner_id,
      ...(number === 'open' ? {} : { state: 'settled' as const }),
      ...(number === 'founded' ? { founded: 'yes' as const } : {}),
      ...own,
    })
  const cells = (counts: ReportStats['total'], name: string, own: ReportSearch | null) => (
    <>
      {numbers.map((number) => (
        <td key={number}>
          {own === null || counts[number] === 0 ? (
            formatNumber(counts[number])
          ) : (
            <Link
              to="/message-reports"
              search={searchOf(number, own)}
              className={styles.number}
              aria-label={t('report_stats.open', {
                name,
                number: t(`report_stats.number.${number}`),
                value: formatNumber(counts[number]),
              })}
            >
              {formatNumber(counts[number])}
            </Link>
          )}
        </td>
      ))}
      <td>{counts.settled === 0 ? '–' : formatShare(counts.founded / counts.settled)}</td>
    </>
  )
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{title}</h2>
      </header>
      <ScrollRegion aria-label={title} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              {numbers.map((number) => (
                <th key={number} scope="col">
                  {t(`report_stats.number.${number}`)}
                </th>
              ))}
              <th scope="col">{t('report_stats.share')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.id}>
                <th scope="row">{nameOf(group)}</th>
                {cells(group, nameOf(group), group.id === null ? null : filterOf(group.id))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('report_stats.all')}</th>
              {cells(data.total, t('report_stats.all'), {})}
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </section>
  )
}
