import { statsGroups, statsSteps } from '@panel/contract/rules/stats-rules'
import { idIn, languageIn, oneOf, searchOf } from '../../../ui/lists/search-values'
import { withPeriod } from '../../../ui/words/period'

export const groupIn = (value: unknown) =>
  statsGroups.filter((group) => group !== 'type').find((group) => group === value)
export const stepIn = (value: unknown) =>
  statsSteps.filter((step) => step !== 'day').find((step) => step === value)

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
  }),
)
export type StatsSearch = ReturnType<typeof readStatsSearch>
