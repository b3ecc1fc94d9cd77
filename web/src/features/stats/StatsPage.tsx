import { levelSeeingOtherOperators } from '@panel/contract/rights'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from '../../ui/DownloadButton'
import { FilterBar } from '../../ui/FilterBar'
import page from '../../ui/figures-page.module.css'
import { useNow } from '../../ui/now'
import { PageHead } from '../../ui/PageHead'
import { PeriodField } from '../../ui/PeriodField'
import { dayAt } from '../../ui/period'
import { QueryPanel } from '../../ui/QueryPanel'
import { ScrollRegion } from '../../ui/ScrollRegion'
import { withoutUndefined } from '../../ui/search-values'
import { OperatorLink } from '../pages/OperatorLink'
import { OperatorFilter } from '../settings/OperatorFilter'
import { SiteownerFilter } from '../settings/SiteownerFilter'
import { useUser } from '../sign-in/user-query'
import { BarsPanel } from './BarsPanel'
import { OperatorsPanel } from './OperatorsPanel'
import { statsFilters, statsQuery } from './stats-query'
import type { StatsSearch } from './stats-search'
import { TypesPanel } from './TypesPanel'

/** The numbers of messages and answers by message type, as in section 2 of the specification. */
export function StatsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/stats' })
  const search = useSearch({ from: '/stats' })
  const seesOthers = useUser().permissions.id >= levelSeeingOtherOperators
  // The statistics are stored by UTC day.
  const today = dayAt(useNow(60_000), 'utc')
  const filters = statsFilters(search, today)
  const query = useQuery({ ...statsQuery(filters), placeholderData: keepPreviousData })
  const { data } = query
  const choose = (next: StatsSearch) => void navigate({ search: next, replace: true })
  const { period, from, to, ...others } = search
  const onReset = Object.keys(search).length > 0 ? () => choose({}) : null
  return (
    <ScrollRegion className={page.scroll} aria-label={t('page.stats')}>
      <PageHead title={t('page.stats')} />
      <div className={page.page}>
        <FilterBar onReset={onReset} actions={<DownloadButton path="/api/stats.csv" query={filters} />}>
          <PeriodField
            period={withoutUndefined({ period, from, to })}
            today={today}
            onChange={(next) => choose({ ...next, ...others })}
          />
          {seesOthers && (
            <OperatorFilter
              value={search.operator_id}
              onChoose={(operator_id) => choose(withoutUndefined({ ...search, operator_id }))}
            />
          )}
          <SiteownerFilter
            value={search.siteowner_id}
            onChoose={(siteowner_id) => choose(withoutUndefined({ ...search, siteowner_id }))}
          />
        </FilterBar>
        <QueryPanel
          query={query}
          isEmpty={data?.total.messages === 0}
          failed={t('stats.failed')}
          nothing={t('stats.nothing')}
          onReset={onReset}
          className={page.panel}
        >
          {data && (
            <div className={page.panels}>
              <TypesPanel stats={data} />
              <div className={page.side}>
                <BarsPanel stats={data} />
                {data.operators && search.operator_id === undefined && (
                  <OperatorsPanel operators={data.operators} />
                )}
              </div>
            </div>
          )}
        </QueryPanel>
        <p className={page.note}>
          {t('stats.utc')}
          {search.operator_id !== undefined && (
            <>
              {' '}
              <OperatorLink id={search.operator_id}>{t('stats.operator_page')}</OperatorLink>
            </>
          )}
        </p>
      </div>
    </ScrollRegion>
  )
}
