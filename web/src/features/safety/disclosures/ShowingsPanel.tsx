import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Field } from '../../../ui/fields/Field'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { PeriodField } from '../../../ui/fields/PeriodField'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { ListLoading, loadMore } from '../../../ui/lists/ListPage'
import { showMoreRows } from '../../../ui/lists/list-actions'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { TitledPanel } from '../../../ui/TitledPanel'
import { languageName } from '../../../ui/words/region-names'
import { useToday } from '../../../ui/words/service-time'
import styles from './Showings.module.css'
import { ShowingsTable } from './ShowingsTable'
import { showingCountsQuery, showingFilters, showingsQuery } from './showings-query'
import type { ShowingsSearch } from './showings-search'

type Props = { siteownerId: number; search: ShowingsSearch; onSearch: (search: ShowingsSearch) => void }
type PanelProps = Props & {
  /** The named views. */
  views: ReactNode
}

/** Each showing with its customer, latest first, and the file of them. */
export function ShowingsPanel({ siteownerId, search, onSearch, views }: PanelProps) {
  const { t } = useTranslation()
  const today = useToday()
  const filters = showingFilters(search, siteownerId, today)
  const { list, rows } = usePages(showingsQuery(filters))
  const more = useAction(showMoreRows, list.hasNextPage ? { load: () => loadMore(list) } : null)
  const { siteowner_id, ...others } = search
  const keep = withoutUndefined({ siteowner_id })
  const onReset = Object.keys(others).length > 0 ? () => onSearch(keep) : null
  return (
    <TitledPanel title={t('showings.list')}>
      {views}
      <div className={styles.filters}>
        <FilterBar
          onReset={onReset}
          actions={<DownloadButton path="/api/disclosure-showings.csv" query={filters} />}
        >
          <Filters siteownerId={siteownerId} search={search} today={today} onSearch={onSearch} />
        </FilterBar>
      </div>
      {'from' in filters && <p className={styles.intro}>{t('showings.period_hint')}</p>}
      {list.isPending && <ListLoading />}
      {list.isError && rows.length === 0 && (
        <FailedPanel title={t('showings.failed')} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && rows.length === 0 && <p className={styles.intro}>{t('showings.nothing')}</p>}
      {rows.length > 0 && <ShowingsTable rows={rows} onEnd={() => loadMore(list)} />}
      {more && (
        <div className={styles.more}>
          <ActionButton action={more} isBusy={list.isFetchingNextPage} hasNoIcon />
        </div>
      )}
    </TitledPanel>
  )
}

function Filters({ siteownerId, search, today, onSearch }: Props & { today: string }) {
  const { t } = useTranslation()
  const texts = useQuery(showingCountsQuery(siteownerId)).data?.items ?? []
  const { period, from, to, ...others } = search
  const set = (part: { [K in keyof ShowingsSearch]?: ShowingsSearch[K] | undefined }) =>
    onSearch(withoutUndefined({ ...search, ...part }))
  return (
    <>
      <PeriodField
        isOptional
        period={withoutUndefined({ period, from, to })}
        today={today}
        onChange={(next) => onSearch({ ...next, ...others })}
      />
      <FilterSelect
        label={t('overview.language')}
        value={search.language ?? ''}
        options={[...new Set(texts.map(({ language }) => language))].map(
          (language) => [language, languageName(language)] as const,
        )}
        onChoose={(language) => set({ language: language || undefined, version: undefined })}
      />
      {search.language !== undefined && (
        <FilterSelect
          label={t('showings.text')}
          value={search.version ?? ''}
          options={texts
            .filter(({ language }) => language === search.language)
            .map(({ version }) => [version, version] as const)}
          onChoose={(version) => set({ version: version || undefined })}
        />
      )}
      <CustomerField
        key={search.customer ?? ''}
        value={search.customer ?? ''}
        onSearch={(customer) => set({ customer: customer || undefined })}
      />
    </>
  )
}

/** The whole id of a customer: it is searched when it is complete, with Enter or when the field is left. */
function CustomerField({ value, onSearch }: { value: string; onSearch: (customer: string) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(value)
  const search = () => {
    if (typed.trim() !== value) onSearch(typed.trim())
  }
  return (
    <Field
      label={t('showings.customer_id')}
      type="search"
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={search}
      onKeyDown={(event) => event.key === 'Enter' && search()}
    />
  )
}
