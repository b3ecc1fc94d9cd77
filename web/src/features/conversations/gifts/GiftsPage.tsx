import type { CatalogueGift } from '@panel/contract'
import { IconGift } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { usePages } from '../../../api/pages-query'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading, loadMore } from '../../../ui/lists/ListPage'
import { showMoreRows } from '../../../ui/lists/list-actions'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { TitledPanel } from '../../../ui/TitledPanel'
import { failureText } from '../../../ui/words/failure'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { useListSearch } from '../../settings/list-views/use-list-search'
import { SiteownerFilter } from '../../settings/SiteownerFilter'
import { SettingsFrame } from '../../settings/service-settings/SettingsFrame'
import { serviceSettingsKey } from '../../settings/service-settings/service-settings-key'
import { retireWord } from '../../settings/word-lists/word-actions'
import styles from './GiftsPage.module.css'
import { GiftsTable } from './GiftsTable'
import { giftFilters, giftsQuery, giftUseQuery } from './gifts-query'
import { readGiftsSearch } from './gifts-search'

/** The catalogues of gifts. Sites send them and set the prices; admins retire gifts and restore them. */
export function GiftsPage() {
  const { t } = useTranslation()
  const { search, set, views } = useListSearch(readGiftsSearch)
  const filters = giftFilters(search)
  const client = useQueryClient()
  const { list, rows } = usePages(giftsQuery(filters))
  const used = useQuery(giftUseQuery(filters)).data
  const change = useMutation({
    mutationFn: ({ id, retired_by_admin_at }: CatalogueGift) =>
      retired_by_admin_at === null
        ? call('POST /api/gifts/:id/retire', { params: { id }, body: {} })
        : call('POST /api/gifts/:id/restore', { params: { id }, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: [...serviceSettingsKey, 'gifts'] }),
  })
  const press = (gift: CatalogueGift) => change.mutate(gift)
  const cursor = useRowCursor(
    rows.map(({ id }) => id),
    () => loadMore(list),
  )
  const chosen = rows.find(({ id }) => id === cursor.cursor)
  useAction(retireWord, {
    word: chosen ? { isRetired: chosen.retired_by_admin_at !== null } : null,
    press: () => chosen && press(chosen),
  })
  const more = useAction(showMoreRows, list.hasNextPage ? { load: () => loadMore(list) } : null)
  return (
    <SettingsFrame title={t('page.service_settings')}>
      <TitledPanel
        title={t('words.list.gifts')}
        aside={
          <div className={styles.tools}>
            <SiteownerFilter value={search.siteowner_id} onChoose={(siteowner_id) => set({ siteowner_id })} />
            <DownloadButton path="/api/gifts.csv" query={filters} />
          </div>
        }
      >
        <NamedViews
          list="gifts"
          {...views}
          count={{
            rows: async (view, signal) =>
              call('GET /api/gifts/count', { query: giftFilters(readGiftsSearch(view)), signal }),
            today: '',
            isReady: list.isSuccess,
          }}
        />
        <p className={styles.intro}>{t('gift_list.intro')}</p>
        {change.error && (
          <div className={styles.notice}>
            <FailureNotice>{failureText(t, t('service_settings.not_saved'), change.error)}</FailureNotice>
          </div>
        )}
        {list.isPending && <ListLoading />}
        {list.isError && rows.length === 0 && (
          <FailedPanel title={t('gifts.not_loaded')} error={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.isSuccess && rows.length === 0 && (
          <EmptyPanel icon={IconGift} title={t('gift_list.none')}>
            <p>{t('gift_list.none_why')}</p>
          </EmptyPanel>
        )}
        {rows.length > 0 && <GiftsTable rows={rows} used={used} cursor={cursor} onPress={press} />}
        {more && (
          <div className={styles.more}>
            <ActionButton action={more} isBusy={list.isFetchingNextPage} hasNoIcon />
          </div>
        )}
      </TitledPanel>
    </SettingsFrame>
  )
}
