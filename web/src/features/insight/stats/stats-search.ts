import { statsGroups, statsSteps } from '@panel/contract/rules/stats-rules'
import { sortIn } from '../../../ui/lists/column-sort'
import { idIn, languageIn, oneOf, searchOf } from '../../../ui/lists/search-values'
import { withPeriod } from '../../../ui/words/period'

export const groupIn = (value: unknown) =>
  statsGroups.filter((group) => group !== 'type').find((group) => group === value)
export const stepIn = (value: unknown) =>
  statsSteps.filter((step) => step !== 'day').find((step) => step === value)

/** The columns of the table that can be sorted. The name is that of the row. */
export const statsColumns = ['name', 'messages', 'with_answer', 'percentage', 'answer_time'] as const
export type StatsColumn = (typeof statsColumns)[number]
/** The columns of a table in place of charts: the step, then one for each line; of the hours, one for each weekday. */
export const chartColumns = ['name', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'] as const

/** Reads the groups, steps and filters of the statistics from the URL of the page. The usual choices are not in it. */
export const readStatsSearch = withPeriod(
  searchOf({
    by: groupIn,
    step: stepIn,
    /** The period before is not compared. */
    compare: oneOf(['none']),
    operator_id: idIn,
    team_id: idIn,
    siteowner_id: idIn,
    language: languageIn,
    /** By which column each table is sorted. */
    sort: sortIn(statsColumns),
    team_sort: sortIn(chartColumns),
    percentage_sort: sortIn(chartColumns),
    time_sort: sortIn(chartColumns),
    hours_sort: sortIn(chartColumns),
  }),
)
export type StatsSearch = ReturnType<typeof readStatsSearch>
/** The tables of the page, as their sorts are named in the URL. */
export type StatsTable = Extract<keyof StatsSearch, `${string}sort`>
