import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { usePages } from '../../../api/pages-query'
import { useTotal } from '../../../api/use-total'
import { PeriodField } from '../../../ui/fields/PeriodField'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { ListLegend } from '../../../ui/lists/ListLegend'
import { ListPage, loadMore } from '../../../ui/lists/ListPage'
import { noPeriod } from '../../../ui/words/period'
import { useToday } from '../../../ui/words/service-time'
import { LanguageFilter } from '../../settings/LanguageFilter'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { useListSearch } from '../../settings/list-views/use-list-search'
import { OperatorFilter } from '../../settings/OperatorFilter'
import { SiteownerFilter } from '../../settings/SiteownerFilter'
import { SkiplogTable } from './SkiplogTable'
import { skiplogFilters, skiplogQuery } from './skiplog-query'
import { readSkiplogSearch } from './skiplog-search'

/** Skips with operator, conversation and reason. Specification section 2. */
export function SkiplogPage() {
  const { t } = useTranslation()
  const { search, set, onReset, views } = useListSearch(readSkiplogSearch)
  const today = useToday()
  const filters = skiplogFilters(search, today)
  const { list, rows } = usePages(skiplogQuery(filters))
  const all = useTotal(list, ['skiplog', 'count', filters], (signal) =>
    call('GET /api/skiplog/count', { query: filters, signal }),
  )
  return (
    <ListPage
      title={t('page.skiplog')}
      list={list}
      rows={rows.length}
      all={all}
      shown={t('skiplog.shown', { count: rows.length })}
      failed={t('skiplog.failed')}
      nothing={t('skiplog.nothing')}
      onReset={onReset}
      legend={<ListLegend />}
      scrollsItself
      views={
        <NamedViews
          list="skiplog"
          {...views}
          count={{
            rows: async (view, signal) =>
              call('GET /api/skiplog/count', {
                query: skiplogFilters(readSkiplogSearch(view), today),
                signal,
              }),
            today,
            isReady: list.isSuccess,
          }}
        />
      }
      filters={
        <FilterBar onReset={onReset} actions={<DownloadButton path="/api/skiplog.csv" query={filters} />}>
          <PeriodField period={search} today={today} onChange={(next) => set({ ...noPeriod, ...next })} />
          <OperatorFilter value={search.operator_id} onChoose={(operator_id) => set({ operator_id })} />
          <LanguageFilter
            value={search.language}
            all={t('saved_replies.all_languages')}
            onChoose={(language) => set({ language })}
          />
          <SiteownerFilter value={search.siteowner_id} onChoose={(siteowner_id) => set({ siteowner_id })} />
        </FilterBar>
      }
    >
      <SkiplogTable rows={rows} onEnd={() => loadMore(list)} />
    </ListPage>
  )
}
