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

/** Cases by reason, operator, site owner and who reported. Each number opens the list of its cases. */
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
                  keyOf={idOf}
                  nameOf={({ id }) => (id === null ? '' : reasons.read(id))}
                  searchOf={({ id }) => id !== null && { reason_id: id }}
                />
                <Groups
                  title={t('report_stats.by.operator')}
                  column={t('overview.operator_filter')}
                  data={data}
                  groups={data.operators}
                  filters={filters}
                  keyOf={idOf}
                  nameOf={({ id, name }) =>
                    id === null ? t('report_stats.customers') : (name ?? t('overview.hidden_name'))
                  }
                  searchOf={({ id }) => id !== null && { operator_id: id }}
                />
                <Groups
                  title={t('report_stats.by.siteowner')}
                  column={t('overview.siteowner')}
                  data={data}
                  groups={data.siteowners}
                  filters={filters}
                  keyOf={idOf}
                  nameOf={({ name }) => name ?? ''}
                  searchOf={({ id }) => id !== null && { siteowner_id: id }}
                />
                <Groups
                  title={t('report_stats.by.source')}
                  column={t('report_stats.source')}
                  data={data}
                  groups={data.sources}
                  filters={filters}
                  keyOf={({ source }) => source}
                  nameOf={({ source }) => t(`reports.source.${source}`)}
                  searchOf={({ source }) => ({ source })}
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
type Counts = ReportStats['total']
type GroupsProps<Group extends Counts> = {
  title: string
  /** What a row is. */
  column: string
  data: ReportStats
  groups: readonly Group[]
  filters: Filters
  keyOf: (group: Group) => string | number | null
  nameOf: (group: Group) => string
  /** What the list of the group is filtered by; false when the list cannot show it. */
  searchOf: (group: Group) => ReportSearch | false
}

const idOf = ({ id }: ReportStatsGroup) => id

const numbers = ['open', 'settled', 'founded'] as const
type ReportNumber = (typeof numbers)[number]

function Groups<Group extends Counts>({ filters, keyOf, nameOf, searchOf, ...shown }: GroupsProps<Group>) {
  const { title, column, data, groups } = shown
  const { t } = useTranslation()
  const { from, to, siteowner_id } = filters
  const searchFor = (number: ReportNumber, own: ReportSearch): ReportSearch =>
    withoutUndefined({
      from,
      to,
      siteowner_id,
      ...(number === 'open' ? {} : { state: 'settled' as const }),
      ...(number === 'founded' ? { founded: 'yes' as const } : {}),
      ...own,
    })
  const cells = (counts: Counts, name: string, own: ReportSearch | false) => (
    <>
      {numbers.map((number) => (
        <td key={number}>
          {own === false || counts[number] === 0 ? (
            formatNumber(counts[number])
          ) : (
            <Link
              to="/message-reports"
              search={searchFor(number, own)}
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
              <tr key={keyOf(group)}>
                <th scope="row">{nameOf(group)}</th>
                {cells(group, nameOf(group), searchOf(group))}
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
