import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { usePages } from '../../../api/pages-query'
import { DownloadMenu } from '../../../ui/lists/DownloadButton'
import { ListLegend } from '../../../ui/lists/ListLegend'
import { ListPage, loadMore } from '../../../ui/lists/ListPage'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { useToday } from '../../../ui/words/service-time'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { useListSearch } from '../../settings/list-views/use-list-search'
import { EmptyHistory, NothingSearched } from './EmptyHistory'
import { HistoryFilters } from './HistoryFilters'
import { HistoryList } from './HistoryList'
import { historyCountQuery, historyFilters, historyQuery, orderOf } from './history-queries'
import { type HistorySearch, readHistorySearch } from './history-search'
import { searchAdvice } from './search-advice'

/** Messages that operators have sent or skipped, with a search in their texts. Specification section 2. */
export function HistoryPage() {
  const { t } = useTranslation()
  const { search, choose, views } = useListSearch(readHistorySearch)
  const today = useToday()
  const filters = historyFilters(search, today)
  const order = orderOf(search)
  const { list, rows } = usePages(historyQuery(filters, order))
  const count = useQuery({ ...historyCountQuery(filters), enabled: !list.isError })
  const { message: _, ...listSearch } = search
  // Another list has other rows: the preview closes.
  const chooseList = ({ message, ...next }: HistorySearch) => choose(next)
  const { q, order: chosenOrder, ...chosen } = listSearch
  const onReset = Object.keys(chosen).length > 0 ? () => choose({ q, order: chosenOrder }) : null
  const issue =
    list.error instanceof ApiError ? list.error.issues.find(({ path }) => path === 'q') : undefined
  const advice = issue && searchAdvice(t, issue)
  const { isFetchNextPageError } = list
  // A page that did not load is requested again by the button only.
  const onNearEnd = useCallback(() => {
    if (!isFetchNextPageError) loadMore(list)
  }, [isFetchNextPageError, list])
  return (
    <ListPage
      title={t('page.history')}
      list={list}
      rows={rows.length}
      all={count.data}
      shown={t('history_list.shown', { count: rows.length, shown: formatNumber(rows.length) })}
      failed={t('history_list.failed')}
      nothing={t('history_list.nothing')}
      empty={<EmptyHistory search={listSearch} today={today} onChoose={chooseList} onReset={onReset} />}
      refusal={advice && <NothingSearched why={advice.happened} />}
      onReset={onReset}
      legend={
        <ListLegend
          enter={t('list_keys.open')}
          space={{ name: t('profile_sets.space'), does: t('list_keys.preview_key') }}
        />
      }
      note={noteWords()}
      actions={<DownloadMenu path="/api/history.csv" query={filters} />}
      scrollsItself
      views={
        <NamedViews
          list="history"
          {...views}
          search={listSearch}
          count={{
            rows: async (view, signal) =>
              call('GET /api/history/count', {
                query: historyFilters(readHistorySearch(view), today),
                signal,
              }),
            today,
            isReady: list.isSuccess,
          }}
        />
      }
      filters={
        <HistoryFilters
          search={search}
          today={today}
          error={advice ? advice.toDo : null}
          onChoose={chooseList}
          onReset={onReset}
        />
      }
    >
      <HistoryList
        key={JSON.stringify([filters, order])}
        rows={rows}
        search={search}
        filters={filters}
        order={order}
        isWhole={!list.hasNextPage}
        onPreview={(message) => choose({ ...listSearch, message })}
        onEnd={() => loadMore(list)}
        onNearEnd={onNearEnd}
      />
    </ListPage>
  )

  /** What the column says, or that the history is not complete yet, such as after an upgrade. */
  function noteWords(): string {
    const from = count.data?.filled_from
    return from
      ? t('history_list.being_filled', { date: formatDate(from, 'dateOnly') })
      : t('history_list.note')
  }
}
