import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { useTotal } from '../../../api/use-total'
import { ListLegend } from '../../../ui/lists/ListLegend'
import { ListPage, loadMore } from '../../../ui/lists/ListPage'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { useUser } from '../../settings/user-query'
import { conversationsKey } from './conversations-key'
import { conversationsQuery, countConversations } from './conversations-query'
import { FiltersForm, ResetButton } from './FiltersForm'
import { type ConversationFilters, defaultFilters, filtersOf, searchOf, storeFilters } from './filters'
import { OverviewList } from './OverviewList'

/** Chat overview: conversations of all operators, with filters. They open read-only; answers come from the queue. */
export function OverviewPage() {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/messages' })
  const { named_view, preview, ...search } = useSearch({ from: '/messages' })
  const operatorId = useUser().id
  const filters = filtersOf(search)
  const isDefault = Object.keys(searchOf(filters)).length === 0
  const { list, rows } = usePages(conversationsQuery(filters))
  const all = useTotal(list, [...conversationsKey, 'count', filters], (signal) =>
    countConversations(filters, signal),
  )

  const show = (
    next: ConversationFilters,
    view: { named_view?: number | undefined; preview?: number | undefined },
  ) => void navigate({ search: { ...searchOf(next), ...withoutUndefined(view) }, replace: true })
  const open = (next: ConversationFilters, id: number | undefined) => {
    storeFilters(operatorId, next)
    // Another list has other rows: the preview closes.
    show(next, { named_view: id })
  }
  const choose = (next: ConversationFilters) => open(next, named_view)
  const onReset = isDefault ? null : () => choose(defaultFilters)
  return (
    <ListPage
      title={t('overview.title')}
      list={list}
      rows={rows.length}
      all={all}
      shown={t('overview.shown', { count: rows.length })}
      failed={t('overview_page.failed')}
      nothing={t('overview_page.nothing')}
      nothingReason={t(isDefault ? 'overview_page.nothing_waits' : 'overview.nothing_matches')}
      onReset={onReset}
      legend={<ListLegend space={{ name: t('profile_sets.space'), does: t('list_keys.preview_key') }} />}
      note={t('overview_page.note')}
      scrollsItself
      views={
        <NamedViews
          list="overview"
          current={named_view}
          search={search}
          onOpen={(next, id) => open(filtersOf(next), id)}
          end={<ResetButton onReset={onReset} />}
          count={{
            rows: async (view, signal) => countConversations(filtersOf(view), signal),
            today: '',
            isReady: list.isSuccess,
          }}
        />
      }
      filters={<FiltersForm filters={filters} onChange={choose} onReset={onReset} />}
    >
      <OverviewList
        rows={rows}
        order={filters.order}
        previewed={preview}
        onOrder={(order) => choose({ ...filters, order })}
        onPreview={(id) => show(filters, { named_view, preview: id })}
        onEnd={() => loadMore(list)}
      />
    </ListPage>
  )
}
