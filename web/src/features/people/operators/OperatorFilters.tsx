import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import { useAction } from '../../../ui/actions/use-action'
import { Field } from '../../../ui/fields/Field'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { SiteownerFilter } from '../../settings/SiteownerFilter'
import styles from './OperatorFilters.module.css'
import { searchOperators } from './operators-actions'
import type { OperatorsSearch } from './operators-search'
import { useOperatorOptions } from './use-operator-options'

type Props = {
  search: OperatorsSearch
  onChoose: (search: OperatorsSearch) => void
  /** Null when all filters have their defaults. */
  onReset: (() => void) | null
}

/** Search and filters of the list, each applied when it changes. */
export function OperatorFilters({ search, onChoose, onReset }: Props) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const { levels, teams, retiredTeams, languages } = useOperatorOptions()
  const { key } = useAction(searchOperators, { focus: () => field.current?.select() })
  const set = (part: { [K in keyof OperatorsSearch]: OperatorsSearch[K] | undefined }) =>
    onChoose(withoutUndefined({ ...search, ...part }))
  return (
    <FilterBar onReset={onReset} actions={<DownloadButton path="/api/operators.csv" query={search} />}>
      <div className={styles.search}>
        <Field
          ref={field}
          type="search"
          label={t('operators.search')}
          placeholder={t('operators.search_hint')}
          maxLength={100}
          defaultValue={search.q ?? ''}
          onChange={(event) => set({ q: event.target.value || undefined })}
          end={<Keys keys={key} className={styles.key} />}
        />
      </div>
      <FilterSelect
        label={t('operators.team')}
        value={String(search.team_id ?? '')}
        options={[...teams, ...retiredTeams]}
        onChoose={(id) => set({ team_id: Number(id) || undefined })}
      />
      <FilterSelect
        label={t('operators.level')}
        value={String(search.level_id ?? '')}
        options={levels}
        onChoose={(id) => set({ level_id: Number(id) || undefined })}
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
        label={t('operators.two_factor')}
        value={search.two_factor ?? ''}
        options={[
          ['on', t('operators.on')],
          ['none', t('operators.none_yet')],
        ]}
        onChoose={(value) => set({ two_factor: value === 'on' || value === 'none' ? value : undefined })}
      />
    </FilterBar>
  )
}
