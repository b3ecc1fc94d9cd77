import { levelSeeingOtherOperators } from '@panel/contract/rules/rights'
import { groupsOfOthers, type StatsGroup, statsGroups, statsSteps } from '@panel/contract/rules/stats-rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { PeriodField } from '../../../ui/fields/PeriodField'
import { SelectField } from '../../../ui/fields/SelectField'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { daysOf } from '../../../ui/words/period'
import { LanguageFilter } from '../../settings/LanguageFilter'
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

type People = { operator_id?: number | undefined; team_id?: number | undefined }

/** What the statistics show: steps, period, groups and filters, each applied when it changes. */
export function StatsFilterBar({ search, today, stats, onChoose, onReset, actions }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const seesOthers = user.permissions.id >= levelSeeingOtherOperators
  const { period, from, to, by = 'type', ...others } = search
  const set = (part: { [K in keyof StatsSearch]?: StatsSearch[K] | undefined }) =>
    onChoose(withoutUndefined({ ...search, ...part }))
  const isOfPeople = !seesOthers || search.operator_id !== undefined || search.team_id !== undefined
  // Hours are counted for all operators together, and types of single ones in all languages together.
  const groups = statsGroups.filter(
    (group) => (seesOthers || !groupsOfOthers.includes(group)) && !(isOfPeople && group === 'hour'),
  )
  const hasLanguages = !(isOfPeople && by === 'type')
  const setPeople = (people: People) =>
    set({
      operator_id: undefined,
      team_id: undefined,
      ...people,
      ...(by === 'hour' && { by: undefined }),
      ...((by === 'type' || by === 'hour') && { language: undefined }),
    })
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
      <CompareField search={search} today={today} onChoose={(compare) => set({ compare })} />
      <SelectField
        label={t('stats_groups.rows')}
        value={by}
        isInUse={by !== 'type'}
        options={groups.map((group: StatsGroup) => [group, groupName(t, group)] as const)}
        onChoose={(value) =>
          set({ by: groupIn(value), ...(isOfPeople && value === 'type' && { language: undefined }) })
        }
      />
      {seesOthers && <PeopleFilters search={search} teamName={stats?.team_name} onChoose={setPeople} />}
      <SiteownerFilter value={search.siteowner_id} onChoose={(siteowner_id) => set({ siteowner_id })} />
      {hasLanguages && <LanguageFilter value={search.language} onChoose={(language) => set({ language })} />}
    </FilterBar>
  )
}

type CompareProps = {
  search: StatsSearch
  today: string
  onChoose: (compare: StatsSearch['compare']) => void
}

/** Whether the days before are shown beside the period. */
function CompareField({ search, today, onChoose }: CompareProps) {
  const { t } = useTranslation()
  const { from, to } = daysOf(search, today)
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return (
    <SelectField
      label={t('stats_groups.compare')}
      value={search.compare ?? 'before'}
      isInUse={search.compare !== undefined}
      options={[
        ['before', t('stats_groups.days_before', { count })],
        ['none', t('stats_groups.nothing')],
      ]}
      onChoose={(value) => onChoose(value === 'none' ? 'none' : undefined)}
    />
  )
}

type PeopleProps = {
  search: StatsSearch
  teamName: string | null | undefined
  onChoose: (people: People) => void
}

/** One operator, or the team whose link was opened. */
function PeopleFilters({ search: { operator_id, team_id }, teamName, onChoose }: PeopleProps) {
  const { t } = useTranslation()
  return (
    <>
      <OperatorFilter value={operator_id} onChoose={(id) => onChoose({ operator_id: id })} />
      {team_id !== undefined && (
        <FilterSelect
          label={t('stats_groups.group.team')}
          value={String(team_id)}
          options={teamName ? [[String(team_id), teamName]] : []}
          onChoose={() => onChoose({})}
        />
      )}
    </>
  )
}
