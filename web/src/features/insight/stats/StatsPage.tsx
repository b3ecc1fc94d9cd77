import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import page from '../../../ui/charts/figures-page.module.css'
import { QueryPanel } from '../../../ui/lists/QueryPanel'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { PageHead } from '../../../ui/PageHead'
import { useToday } from '../../../ui/words/service-time'
import { OperatorLink } from '../../settings/pages/OperatorLink'
import { AnswerTimePanel } from './AnswerTimePanel'
import { ExportMenu } from './ExportMenu'
import { GroupsTable } from './GroupsTable'
import { HoursPanel } from './HoursPanel'
import { PercentPanels } from './PercentPanels'
import { StatsFilterBar } from './StatsFilterBar'
import { showStatsTables } from './stats-actions'
import { statsFilters, statsQuery } from './stats-query'
import { readStatsSearch, type StatsSearch } from './stats-search'
import { TeamPanel } from './TeamPanel'
import { usePictureHead } from './use-picture-head'

/** The numbers of messages and answers, as in section 2 of the specification, in groups, with charts and the period before. */
export function StatsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/stats' })
  const search = readStatsSearch(useSearch({ from: '/stats' }))
  const today = useToday()
  const filters = statsFilters(search, today)
  const query = useQuery({ ...statsQuery(filters), placeholderData: keepPreviousData })
  const { data } = query
  const [isTable, setIsTable] = useState(false)
  const toggle = useAction(showStatsTables, { isTable, toggle: () => setIsTable(!isTable) })
  const charts = useRef<HTMLDivElement>(null)
  const choose = (next: StatsSearch) => void navigate({ search: next, replace: true })
  const onReset = Object.keys(search).length > 0 ? () => choose({}) : null
  const isSkips = data?.by === 'skip_reason'
  const head = usePictureHead(data, filters)
  const title = t(`stats_groups.by.${data?.by ?? 'type'}`)
  return (
    <ScrollRegion className={page.scroll} aria-label={t('page.stats')}>
      <PageHead title={t('page.stats')} />
      <div className={page.page}>
        <StatsFilterBar
          search={search}
          today={today}
          stats={data}
          onChoose={choose}
          onReset={onReset}
          actions={
            <>
              <ActionButton action={toggle} />
              <ExportMenu filters={filters} charts={charts} head={head} hasCharts={!isTable && !isSkips} />
            </>
          }
        />
        <QueryPanel
          query={query}
          isEmpty={data?.rows.every(({ messages, skipped }) => messages === 0 && !skipped) ?? false}
          failed={t('stats.failed')}
          nothing={t(isSkips ? 'stats_groups.no_skip' : 'stats.nothing')}
          onReset={onReset}
          className={page.panel}
        >
          {data && (
            <div className={page.panels}>
              <GroupsTable stats={data} filters={filters} title={title} />
              {!isSkips && (
                <div ref={charts} className={page.side}>
                  {data.team && <TeamPanel stats={data} team={data.team} isTable={isTable} />}
                  <PercentPanels stats={data} isTable={isTable} />
                  <AnswerTimePanel stats={data} isTable={isTable} />
                  {search.operator_id === undefined && search.team_id === undefined && (
                    <HoursPanel filters={filters} isTable={isTable} />
                  )}
                </div>
              )}
            </div>
          )}
        </QueryPanel>
        {search.operator_id !== undefined && (
          <p className={page.note}>
            <OperatorLink id={search.operator_id}>{t('stats.operator_page')}</OperatorLink>
          </p>
        )}
      </div>
    </ScrollRegion>
  )
}
