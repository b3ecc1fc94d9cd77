import { IconPhotoPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { usePages } from '../../../api/pages-query'
import { useTotal } from '../../../api/use-total'
import { ActionButton } from '../../../ui/actions/ActionButton'
import type { OfferedAction } from '../../../ui/actions/actions'
import { useAction } from '../../../ui/actions/use-action'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { ListLegend } from '../../../ui/lists/ListLegend'
import { ListPage, loadMore } from '../../../ui/lists/ListPage'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { useListSearch } from '../../settings/list-views/use-list-search'
import { NewSetDialog } from './NewSetDialog'
import { ProfileSetsTable } from './ProfileSetsTable'
import { newProfileSet } from './profile-set-actions'
import { profileSetsKey } from './profile-sets-key'
import { profileSetsQuery, setCountsQuery, setFilters } from './profile-sets-query'
import { readProfileSetsSearch } from './profile-sets-search'
import { SetFilters } from './SetFilters'
import { SetViews } from './SetViews'

/** The stock of photos and personas from which profiles are made. Specification section 2. */
export function ProfileSetsPage() {
  const { t } = useTranslation()
  const { search, choose, set, views } = useListSearch(readProfileSetsSearch)
  const [isNewOpen, setIsNewOpen] = useState(false)
  const filters = setFilters(search)
  const { list, rows } = usePages(profileSetsQuery(filters))
  const all = useTotal(list, [...profileSetsKey, 'count', filters], (signal) =>
    call('GET /api/profile-sets/count', { query: filters, signal }),
  )
  const { data: counts } = useQuery(setCountsQuery(search))
  const add = useAction(newProfileSet, { open: () => setIsNewOpen(true) })
  const { view, ...chosen } = search
  const onReset = Object.keys(chosen).length > 0 ? () => choose({ view }) : null
  const isEmpty = counts?.sets === 0 && !onReset
  return (
    <>
      <ListPage
        title={t('page.profile_sets')}
        list={list}
        rows={rows.length}
        all={all}
        shown={t('profile_sets.shown', { count: rows.length })}
        failed={t('profile_sets.failed')}
        nothing={t('profile_sets.nothing')}
        empty={isEmpty && <NoSets add={add} />}
        onReset={onReset}
        legend={<ListLegend enter={t('list_keys.open')} />}
        note={t('profile_sets.fictional_note')}
        withViews={(content) => (
          <SetViews
            search={search}
            onView={(next) => set({ view: next === 'all' ? undefined : next })}
            end={<ActionButton action={add} look="primary" />}
          >
            {content}
          </SetViews>
        )}
        scrollsItself
        views={
          <NamedViews
            list="profile_sets"
            {...views}
            count={{
              rows: async (each, signal) =>
                call('GET /api/profile-sets/count', {
                  query: setFilters(readProfileSetsSearch(each)),
                  signal,
                }),
              today: '',
              isReady: list.isSuccess,
            }}
            hasOwnViews
          />
        }
        filters={<SetFilters search={search} onChange={set} onReset={onReset} />}
      >
        <ProfileSetsTable rows={rows} onEnd={() => loadMore(list)} />
      </ListPage>
      {isNewOpen && <NewSetDialog onClose={() => setIsNewOpen(false)} />}
    </>
  )
}

function NoSets({ add }: { add: OfferedAction }) {
  const { t } = useTranslation()
  return (
    <EmptyPanel icon={IconPhotoPlus} title={t('profile_sets.empty')} actions={<ActionButton action={add} />}>
      {t('profile_sets.empty_why')}
    </EmptyPanel>
  )
}
