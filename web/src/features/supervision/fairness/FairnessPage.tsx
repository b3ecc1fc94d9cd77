import { hasRight } from '@panel/contract/rules/rights'
import { IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { SelectField } from '../../../ui/fields/SelectField'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { QueryPanel } from '../../../ui/lists/QueryPanel'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { PageHead } from '../../../ui/PageHead'
import { addDays } from '../../../ui/words/period'
import { useToday } from '../../../ui/words/service-time'
import { WhoseDays } from '../../../ui/words/WhoseDays'
import { OperatorFilter } from '../../settings/OperatorFilter'
import { useUser } from '../../settings/user-query'
import { Comparison } from './Comparison'
import { fairnessQuery } from './fairness-query'
import { daysIn, type FairnessSearch, fairnessDays, readFairnessSearch } from './fairness-search'

type Part = { [K in keyof FairnessSearch]?: FairnessSearch[K] | undefined }

/** One operator beside the team on the same items. Operators see the page about themselves, coaches about one person at a time. */
export function FairnessPage() {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate({ from: '/fairness' })
  const search = readFairnessSearch(useSearch({ from: '/fairness' }))
  const isCoach = hasRight(user.scope, 'chat_stats.fairness')
  const { days = fairnessDays[0] } = search
  // The items of today are not counted yet.
  const yesterday = addDays(useToday(), -1)
  const from = addDays(yesterday, 1 - days)
  const asked = isCoach ? search.operator_id : user.id
  const query = useQuery({
    ...fairnessQuery(!isCoach || asked === user.id ? null : (asked ?? null), { from, to: yesterday }),
    enabled: asked !== undefined && user.has_fairness,
  })
  const choose = (part: Part) =>
    void navigate({ search: withoutUndefined({ ...search, ...part }), replace: true })
  return (
    <ScrollRegion className={page.scroll} aria-label={t('page.fairness')}>
      <PageHead title={t('page.fairness')} />
      <div className={page.page}>
        <FairnessFilters search={search} isCoach={isCoach} onChoose={choose} />
        {content()}
      </div>
    </ScrollRegion>
  )

  function content() {
    if (!user.has_fairness || query.data === null)
      return <NothingToShow title={t('fairness.off')}>{t('fairness.off_why')}</NothingToShow>
    if (asked === undefined)
      return <NothingToShow title={t('fairness.choose')}>{t('fairness.choose_why')}</NothingToShow>
    return (
      <QueryPanel
        query={query}
        isEmpty={query.data?.items === 0}
        failed={t('fairness.failed')}
        nothing={t('fairness.none')}
        onReset={null}
        className={page.panel}
      >
        {query.data && (
          <Comparison
            comparison={query.data}
            isOwn={asked === user.id}
            wanted={days}
            opened={withoutUndefined({ measure: search.measure, length: search.length })}
          />
        )}
      </QueryPanel>
    )
  }
}

type FiltersProps = { search: FairnessSearch; isCoach: boolean; onChoose: (part: Part) => void }

function FairnessFilters({ search, isCoach, onChoose }: FiltersProps) {
  const { t } = useTranslation()
  const words = { 30: t('period.thirty_days'), 14: t('period.fourteen_days'), 7: t('period.seven_days') }
  return (
    <FilterBar onReset={search.days ? () => onChoose({ days: undefined }) : null}>
      {isCoach && (
        <OperatorFilter
          value={search.operator_id}
          none={t('fairness.nobody')}
          onChoose={(operator_id) => onChoose({ operator_id, measure: undefined, length: undefined })}
        />
      )}
      <SelectField
        label={t('period.label')}
        value={String(search.days ?? fairnessDays[0])}
        isInUse={search.days !== undefined}
        options={fairnessDays.map((each) => [String(each), words[each]])}
        onChoose={(value) => onChoose({ days: daysIn(value) })}
      />
      <WhoseDays />
    </FilterBar>
  )
}

function NothingToShow({ title, children }: { title: string; children: string }) {
  return (
    <div className={page.panel}>
      <EmptyPanel icon={IconScale} title={title}>
        {children}
      </EmptyPanel>
    </div>
  )
}
