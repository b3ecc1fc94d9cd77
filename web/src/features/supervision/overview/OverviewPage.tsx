import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { ListLegend } from '../../../ui/lists/ListLegend'
import { ListPage, loadMore } from '../../../ui/lists/ListPage'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { useUser } from '../../settings/user-query'
import { conversationsQuery } from './conversations-query'
import { FiltersForm } from './FiltersForm'
import { type ConversationFilters, defaultFilters, filtersOf, searchOf, storeFilters } from './filters'
import { OverviewTable } from './OverviewTable'

/** Chat overview: conversations of all operators, with filters. They open read-only; answers come from the queue. */
export function OverviewPage() {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/messages' })
  const { named_view, ...search } = useSearch({ from: '/messages' })
  const operatorId = useUser().id
  const filters = filtersOf(search)
  const isDefault = Object.keys(searchOf(filters)).length === 0
  const { list, rows } = usePages(conversationsQuery(filters))

  const show = (next: ConversationFilters, id: number | undefined) => {
    storeFilters(operatorId, next)
    void navigate({ search: { ...searchOf(next), ...withoutUndefined({ named_view: id }) }, replace: true })
  }
  const choose = (next: ConversationFilters) => show(next, named_view)
  const onReset = isDefault ? null : () => choose(defaultFilters)
  return (
    <ListPage
      title={t('overview.title')}
      list={list}
      rows={rows.length}
      shown={t('overview.shown', { count: rows.length })}
      failed={t('overview_page.failed')}
      nothing={t('overview_page.nothing')}
      nothingReason={t(isDefault ? 'overview_page.nothing_waits' : 'overview.nothing_matches')}
      onReset={onReset}
      legend={<ListLegend />}
      note={t('overview_page.note')}
      scrollsItself
      views={
        <NamedViews
          list="overview"
          current={named_view}
          search={search}
          onOpen={(next, id) => show(filtersOf(next), id)}
        />
      }
      filters={<FiltersForm filters={filters} onChange={choose} onReset={onReset} />}
    >
      <OverviewTable rows={rows} onEnd={() => loadMore(list)} />
    </ListPage>
  )
}
