import { yesNo } from '@panel/contract/rules/enumerations'
import { ageGroups } from '@panel/contract/rules/profile-set-states'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { SearchField } from '../../../ui/fields/SearchField'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { LanguageFilter } from '../../settings/LanguageFilter'
import { SiteownerFilter } from '../../settings/SiteownerFilter'
import { useRegionOptions } from '../../settings/use-regions'
import { searchProfileSets } from './profile-set-actions'
import { setFilters } from './profile-sets-query'
import type { ProfileSetsSearch } from './profile-sets-search'

type Props = {
  search: ProfileSetsSearch
  onChange: (part: { [K in keyof ProfileSetsSearch]?: ProfileSetsSearch[K] | undefined }) => void
  /** Null when all filters have their defaults. */
  onReset: (() => void) | null
}

/** Search and filters of the sets, each applied when it changes. */
export function SetFilters({ search, onChange, onReset }: Props) {
  const { t } = useTranslation()
  const regions = useRegionOptions()
  return (
    <FilterBar
      onReset={onReset}
      actions={<DownloadButton path="/api/profile-sets.csv" query={setFilters(search)} />}
    >
      <SearchField
        action={searchProfileSets}
        label={t('profile_sets.search')}
        hint={t('profile_sets.search_hint')}
        maxLength={100}
        value={search.search ?? ''}
        emptiesOnEscape
        onSearch={(words) => onChange({ search: words || undefined })}
      />
      <LanguageFilter
        value={search.language}
        all={t('saved_replies.all_languages')}
        onChoose={(language) => onChange({ language })}
      />
      <SiteownerFilter value={search.siteowner_id} onChoose={(siteowner_id) => onChange({ siteowner_id })} />
      <FilterSelect
        label={t('fact.age')}
        value={search.age ?? ''}
        all={t('profile_sets.any_age')}
        options={ageGroups.map((group) => [group, ageWords(group)] as const)}
        onChoose={(age) => onChange({ age: ageGroups.find((group) => group === age) })}
      />
      <FilterSelect
        label={t('fact.region')}
        value={search.region ?? ''}
        all={t('profile_sets.any_region')}
        options={regions}
        onChoose={(region) => onChange({ region: region || undefined })}
      />
      <FilterSelect
        label={t('profile_sets.used_by')}
        value={search.used ?? ''}
        all={t('profile_sets.used_or_not')}
        options={[
          ['yes', t('profile_sets.used')],
          ['no', t('profile_sets.not_used')],
        ]}
        onChoose={(used) => onChange({ used: yesNo.find((one) => one === used) })}
      />
    </FilterBar>
  )
}

/** `60-120` is 60 and older. */
const ageWords = (group: string) =>
  group.endsWith('-120') ? group.replace('-120', '+') : group.replace('-', '–')
