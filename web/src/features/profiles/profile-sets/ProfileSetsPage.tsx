import { yesNo } from '@panel/contract/rules/enumerations'
import { ageGroups } from '@panel/contract/rules/profile-set-states'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { usePages } from '../../../api/pages-query'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { SearchField } from '../../../ui/fields/SearchField'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { ListLegend } from '../../../ui/lists/ListLegend'
import { ListPage, loadMore } from '../../../ui/lists/ListPage'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { useListSearch } from '../../settings/list-views/use-list-search'
import { SiteownerFilter } from '../../settings/SiteownerFilter'
import { useRegionOptions } from '../../settings/use-regions'
import { NewSetDialog } from './NewSetDialog'
import { ProfileSetsTable } from './ProfileSetsTable'
import { newProfileSet, searchProfileSets } from './profile-set-actions'
import { profileSetsQuery, setCountsQuery, setFilters } from './profile-sets-query'
import { readProfileSetsSearch } from './profile-sets-search'
import { SetViews } from './SetViews'
import { useSetLanguages } from './use-set-languages'

/** The stock of photos and personas from which profiles are made. Specification section 2. */
export function ProfileSetsPage() {
  const { t } = useTranslation()
  const { search, choose, set, views } = useListSearch(readProfileSetsSearch)
  const [isNewOpen, setIsNewOpen] = useState(false)
  const filters = setFilters(search)
  const { list, rows } = usePages(profileSetsQuery(filters))
  const { data: counts } = useQuery(setCountsQuery(search))
  const languages = useSetLanguages()
  const regions = useRegionOptions()
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
        shown={t('profile_sets.shown', { count: rows.length })}
        failed={t('profile_sets.failed')}
        nothing={t('profile_sets.nothing')}
        empty={
          isEmpty && (
            <EmptyPanel
              icon={IconPhotoPlus}
              title={t('profile_sets.empty')}
              actions={<ActionButton action={add} />}
            >
              {t('profile_sets.empty_why')}
            </EmptyPanel>
          )
        }
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
        filters={
          <FilterBar
            onReset={onReset}
            actions={<DownloadButton path="/api/profile-sets.csv" query={filters} />}
          >
            <SearchField
              action={searchProfileSets}
              label={t('profile_sets.search')}
              hint={t('profile_sets.search_hint')}
              maxLength={100}
              value={search.search ?? ''}
              emptiesOnEscape
              onSearch={(words) => set({ search: words || undefined })}
            />
            <FilterSelect
              label={t('overview.language')}
              value={search.language ?? ''}
              all={t('saved_replies.all_languages')}
              options={languages}
              onChoose={(language) => set({ language: language || undefined })}
            />
            <SiteownerFilter value={search.siteowner_id} onChoose={(siteowner_id) => set({ siteowner_id })} />
            <FilterSelect
              label={t('fact.age')}
              value={search.age ?? ''}
              all={t('profile_sets.any_age')}
              options={ageGroups.map((group) => [group, ageWords(group)] as const)}
              onChoose={(age) => set({ age: ageGroups.find((group) => group === age) })}
            />
            <FilterSelect
              label={t('fact.region')}
              value={search.region ?? ''}
              all={t('profile_sets.any_region')}
              options={regions}
              onChoose={(region) => set({ region: region || undefined })}
            />
            <FilterSelect
              label={t('profile_sets.used_by')}
              value={search.used ?? ''}
              all={t('profile_sets.used_or_not')}
              options={[
                ['yes', t('profile_sets.used')],
                ['no', t('profile_sets.not_used')],
              ]}
              onChoose={(used) => set({ used: yesNo.find((one) => one === used) })}
            />
          </FilterBar>
        }
      >
        <ProfileSetsTable rows={rows} onEnd={() => loadMore(list)} />
      </ListPage>
      {isNewOpen && <NewSetDialog onClose={() => setIsNewOpen(false)} />}
    </>
  )
}

/** `60-120` is 60 and older. */
const ageWords = (group: string) =>
  group.endsWith('-120') ? group.replace('-120', '+') : group.replace('-', '–')
