import { type StatsGroup, type StatsStep, statsGroups, statsSteps } from '@panel/contract/rules/stats-rules'
import { idIn, languageIn, withoutUndefined } from '../../../ui/lists/search-values'
import { type PeriodSearch, periodIn } from '../../../ui/words/period'

/** The groups, steps and filters of the statistics in the URL of the page. The usual choices are not in it. */
export type StatsSearch = PeriodSearch & {
  by?: Exclude<StatsGroup, 'type'>
  step?: Exclude<StatsStep, 'day'>
  /** The period before is not compared. */
  compare?: 'none'
  operator_id?: number
  team_id?: number
  siteowner_id?: number
  language?: string
}

export const groupIn = (value: unknown) =>
  statsGroups.filter((group) => group !== 'type').find((group) => group === value)
export const stepIn = (value: unknown) =>
  statsSteps.filter((step) => step !== 'day').find((step) => step === value)

export const readStatsSearch = (search: Record<string, unknown>): StatsSearch => ({
  ...periodIn(search),
  ...withoutUndefined({
    by: groupIn(search.by),
    step: stepIn(search.step),
    compare: search.compare === 'none' ? ('none' as const) : undefined,
    operator_id: idIn(search.operator_id),
    team_id: idIn(search.team_id),
    siteowner_id: idIn(search.siteowner_id),
    language: languageIn(search.language),
  }),
})
