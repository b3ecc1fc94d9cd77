import { holdKinds } from '@panel/contract/rules/hold-kinds'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { usePages } from '../../../api/pages-query'
import { useTotal } from '../../../api/use-total'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { ListLegend } from '../../../ui/lists/ListLegend'
import { ListPage, loadMore } from '../../../ui/lists/ListPage'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { useListSearch } from '../../settings/list-views/use-list-search'
import { OperatorFilter } from '../../settings/OperatorFilter'
import { SiteownerFilter } from '../../settings/SiteownerFilter'
import { holdsKey } from './escalations-key'
import { HoldsTable } from './HoldsTable'
import { holdFilters, holdsQuery } from './holds-query'
import { readHoldsSearch } from './holds-search'

/** All holds: who is on hold, why, since when and by whom, and what was released. */
export function HoldsPage() {
  const { t } = useTranslation()
  const { search, set, onReset, views } = useListSearch(readHoldsSearch)
  const filters = holdFilters(search)
  const { list, rows } = usePages(holdsQuery(filters))
  const all = useTotal(list, [...holdsKey, 'count', filters], (signal) =>
    call('GET /api/holds/count', { query: filters, signal }),
  )
  return (
    <ListPage
      title={t('page.holds')}
      list={list}
      rows={rows.length}
      all={all}
      shown={t('holds.shown', { count: rows.length })}
      failed={t('holds.failed')}
      nothing={t('holds.nothing')}
      onReset={onReset}
      legend={<ListLegend />}
      scrollsItself
      views={
        <NamedViews
          list="holds"
          {...views}
          count={{
            rows: async (view, signal) =>
              call('GET /api/holds/count', { query: holdFilters(readHoldsSearch(view)), signal }),
            today: '',
            isReady: list.isSuccess,
          }}
        />
      }
      filters={
        <FilterBar onReset={onReset} actions={<DownloadButton path="/api/holds.csv" query={filters} />}>
          <FilterSelect
            label={t('holds.state.label')}
            value={search.state ?? ''}
            all={t('holds.state.open')}
            options={[['released', t('holds.state.released')]]}
            onChoose={(value) => set({ state: value === 'released' ? 'released' : undefined })}
          />
          <FilterSelect
            label={t('escalations.kind')}
            value={search.kind ?? ''}
            options={holdKinds.map((kind) => [kind, t(`hold.${kind}`)] as const)}
            onChoose={(value) => set({ kind: holdKinds.find((kind) => kind === value) })}
          />
          <OperatorFilter value={search.operator_id} onChoose={(operator_id) => set({ operator_id })} />
          <SiteownerFilter value={search.siteowner_id} onChoose={(siteowner_id) => set({ siteowner_id })} />
        </FilterBar>
      }
    >
      <HoldsTable rows={rows} onEnd={() => loadMore(list)} />
    </ListPage>
  )
}
