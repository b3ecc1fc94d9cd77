import { levelSeeingOtherOperators } from '@panel/contract/rules/rights'
import { groupsOfOthers, type StatsGroup, statsGroups, statsSteps } from '@panel/contract/rules/stats-rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { PeriodField } from '../../../ui/fields/PeriodField'
import { SelectField } from '../../../ui/fields/SelectField'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { compareLanguages } from '../../../ui/words/name-order'
import { daysOf } from '../../../ui/words/period'
import { languageName } from '../../../ui/words/region-names'
import { OperatorFilter } from '../../settings/OperatorFilter'
import { SiteownerFilter } from '../../settings/SiteownerFilter'
import { useUser } from '../../settings/user-query'
import { groupName } from './row-words'
import type { Stats } from './stats-query'
import { groupIn, type StatsSearch, stepIn } from './stats-search'

type Props = {
  search: StatsSearch
  today: string
  stats: Stats | undefined
  onChoose: (search: StatsSearch) => void
  /** Null when everything is as usual. */
  onReset: (() => void) | null
  actions: ReactNode
}

/** What the statistics show: steps, period, groups and filters, each applied when it changes. */
export function StatsFilterBar({ search, today, stats, onChoose, onReset, actions }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const seesOthers = user.permissions.id >= levelSeeingOtherOperators
  const { period, from, to, by = 'type', ...others } = search
  const days = daysOf(search, today)
  const set = (part: { [K in keyof StatsSearch]?: StatsSearch[K] | undefined }) =>
    onChoose(withoutUndefined({ ...search, ...part }))
  const isOfPeople = !seesOthers || search.operator_id !== undefined || search.team_id !== undefined
  // Hours are counted for all operators together, and types of single ones in all languages together.
  const groups = statsGroups.filter(
    (group) => (seesOthers || !groupsOfOthers.includes(group)) && !(isOfPeople && group === 'hour'),
  )
  const hasLanguages = !(isOfPeople && by === 'type')
  const withPeople = (part: { operator_id?: number | undefined; team_id?: number | undefined }) =>
    set({
      operator_id: undefined,
      team_id: undefined,
      ...part,
      ...(by === 'hour' && { by: undefined }),
      ...((by === 'type' || by === 'hour') && { language: undefined }),
    })
  const { language } = search
  const languages = [...new Set([...user.languages, ...(language ? [language] : [])])].sort(compareLanguages)
  const count = (Date.parse(days.to) - Date.parse(days.from)) / 86_400_000 + 1
  return (
    <FilterBar onReset={onReset} actions={actions}>
      <PeriodField
        period={search}
        today={today}
        onChange={(next) => onChoose(withoutUndefined({ ...next, ...others, by: groupIn(by) }))}
      />
      <SelectField
        label={t('stats_groups.step')}
        value={stats?.step ?? search.step ?? 'day'}
        isInUse={search.step !== undefined}
        options={statsSteps.map((step) => [step, t(`stats_groups.steps.${step}`)] as const)}
        onChoose={(step) => set({ step: stepIn(step) })}
      />
      <SelectField
        label={t('stats_groups.compare')}
        value={search.compare ?? 'before'}
        isInUse={search.compare !== undefined}
        options={[
          ['before', t('stats_groups.days_before', { count })],
          ['none', t('stats_groups.nothing')],
        ]}
        onChoose={(value) => set({ compare: value === 'none' ? 'none' : undefined })}
      />
      <SelectField
        label={t('stats_groups.rows')}
        value={by}
        isInUse={by !== 'type'}
        options={groups.map((group: StatsGroup) => [group, groupName(t, group)] as const)}
        onChoose={(value) =>
          set({ by: groupIn(value), ...(isOfPeople && value === 'type' && { language: undefined }) })
        }
      />
      {seesOthers && (
        <OperatorFilter value={search.operator_id} onChoose={(operator_id) => withPeople({ operator_id })} />
      )}
      {seesOthers && search.team_id !== undefined && (
        <FilterSelect
          label={t('stats_groups.group.team')}
          value={String(search.team_id)}
          options={stats?.team_name ? [[String(search.team_id), stats.team_name]] : []}
          onChoose={() => withPeople({ team_id: undefined })}
        />
      )}
      <SiteownerFilter value={search.siteowner_id} onChoose={(siteowner_id) => set({ siteowner_id })} />
      {hasLanguages && (
        <FilterSelect
          label={t('overview.language')}
          value={language ?? ''}
          options={languages.map((each) => [each, languageName(each)])}
          onChoose={(value) => set({ language: value || undefined })}
        />
      )}
    </FilterBar>
  )
}
