import { IconChevronsDown, IconFilterOff } from '@tabler/icons-react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { useCommands } from '../../ui/commands'
import { EmptyPanel } from '../../ui/EmptyPanel'
import { FailedPanel } from '../../ui/FailedPanel'
import { ListLegend } from '../../ui/ListLegend'
import { PageHead } from '../../ui/PageHead'
import { ScrollRegion } from '../../ui/ScrollRegion'
import { useLive } from '../live/live'
import { throttle } from '../live/throttle'
import { useUser } from '../sign-in/user-query'
import { conversationsQuery } from './conversations-query'
import { FiltersForm } from './FiltersForm'
import {
  type ConversationFilters,
  defaultFilters,
  filtersOf,
  keepFilters,
  readFilters,
  searchOf,
} from './filters'
import styles from './OverviewPage.module.css'
import { OverviewLoading, OverviewTable } from './OverviewTable'

/** A busy service changes many conversations a second; people read lists more slowly. */
const refreshEvery = 5_000

/** Chat overview: conversations of all operators, by filters. Opens to read; answers come from the queue. */
export function OverviewPage() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate({ from: '/messages' })
  const search = useSearch({ from: '/messages' })
  const operatorId = useUser().id
  const filters = filtersOf(search)
  const isDefault = Object.keys(searchOf(filters)).length === 0
  const list = useInfiniteQuery(conversationsQuery(filters))
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []

  const [refresh] = useState(() =>
    throttle(() => void client.invalidateQueries({ queryKey: ['conversations'] }), refreshEvery),
  )
  useLive((event) => {
    if (event.topic === 'queue' || event.topic === 'ready') refresh()
  })
  // Opened without filters in the address: those used last come back.
  useEffect(() => {
    if (Object.keys(searchOf(filtersOf(search))).length > 0) return
    const kept = searchOf(readFilters(localStorage, operatorId))
    if (Object.keys(kept).length > 0) void navigate({ search: kept, replace: true })
  }, [search, operatorId, navigate])

  const choose = (next: ConversationFilters) => {
    keepFilters(localStorage, operatorId, next)
    void navigate({ search: searchOf(next), replace: true })
  }
  const reset = () => choose(defaultFilters)
  const loadMore = () => void list.fetchNextPage()
  useCommands([
    {
      id: 'reset filters',
      group: 'page',
      title: t('overview.reset'),
      icon: IconFilterOff,
      blocked: isDefault && t('overview.no_filter'),
      run: reset,
    },
    ...(list.hasNextPage
      ? [
          {
            id: 'more rows',
            group: 'page' as const,
            title: t('overview.more'),
            icon: IconChevronsDown,
            run: loadMore,
          },
        ]
      : []),
  ])

  return (
    <>
      <PageHead title={t('overview.title')} />
      <div className={styles.page}>
        <FiltersForm filters={filters} onChange={choose} onReset={isDefault ? null : reset} />
        <ScrollRegion className={styles.list} aria-label={t('overview.title')}>
          {list.isPending && <OverviewLoading />}
          {list.isError && rows.length === 0 && (
            <FailedPanel
              title={t('overview.failed')}
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.isSuccess && rows.length === 0 && (
            <EmptyPanel
              icon={IconFilterOff}
              title={t('overview.nothing')}
              actions={!isDefault && <Button onClick={reset}>{t('overview.reset')}</Button>}
            >
              {t(isDefault ? 'overview.nothing_waits' : 'overview.nothing_matches')}
            </EmptyPanel>
          )}
          {rows.length > 0 && <OverviewTable rows={rows} />}
        </ScrollRegion>
        <footer className={styles.foot}>
          <b role="status">{t('overview.shown', { count: rows.length })}</b>
          <ListLegend />
          <span className={styles.end}>
            <span className={styles.note}>{t('overview.note')}</span>
            {list.isFetchNextPageError && <span role="alert">{t('overview.more_failed')}</span>}
            {list.hasNextPage && (
              <Button isBusy={list.isFetchingNextPage} onClick={loadMore}>
                {t('overview.more')}
              </Button>
            )}
          </span>
        </footer>
      </div>
    </>
  )
}
