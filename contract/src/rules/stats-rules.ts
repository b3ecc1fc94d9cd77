/** Values shared by server and browser. */

/** What the rows of the statistics are: `step` are the days, weeks or months of the period. */
export const statsGroups = [
  'type',
  'step',
  'operator',
  'team',
  'language',
  'siteowner',
  'hour',
  'skip_reason',
] as const
export type StatsGroup = (typeof statsGroups)[number]

/** The parts of a period that the charts show. Weeks begin on Monday. */
export const statsSteps = ['day', 'week', 'month'] as const
export type StatsStep = (typeof statsSteps)[number]

/** Days of the longest period that is shown by each step; longer ones have months. */
const mostDays = { day: 62, week: 186 } as const

/** The step in which a period is shown: the one that was chosen, unless it has too many of them for a chart. */
export function stepFor(chosen: StatsStep, days: number): StatsStep {
  if (chosen === 'day' && days <= mostDays.day) return 'day'
  return chosen !== 'month' && days <= mostDays.week ? 'week' : 'month'
}

/** The groups of other people. Specification section 6. */
export const groupsOfOthers: readonly StatsGroup[] = ['operator', 'team']

/** Messages that both periods must have before their numbers are compared: fewer differ by chance. */
export const fewestToCompare = 50
/** Colleagues whose middle is shown to an operator who sees only their own numbers: nobody is recognized among so many. */
export const fewestColleagues = 5
/** Charts of single groups, of those with the most messages. */
export const maxStatsPanels = 6

/** Whether the table has columns for answer times: hours, types and skip reasons have none, and neither have all operators together. */
export const hasAnswerTimes = (rows: readonly { answer_time: object | null }[]) =>
  rows.some(({ answer_time }) => answer_time !== null)

/** What a number of the statistics counts. */
export const statsNumbers = ['messages', 'with_answer'] as const
export type StatsNumber = (typeof statsNumbers)[number]

type Filters = {
  operator_id?: number | undefined
  team_id?: number | undefined
  siteowner_id?: number | undefined
  language?: string | undefined
}
type Days = { from: string; to: string }

/** The filter of a row. Null for groups that the message history cannot be filtered by. */
function filterOf(
  by: StatsGroup,
  key: string,
  days: Days,
): (Filters & Partial<Days> & { type?: string }) | null {
  switch (by) {
    case 'type':
      return { type: key }
    case 'step':
      return days
    case 'operator':
      return { operator_id: Number(key), team_id: undefined }
    case 'team':
      return { team_id: Number(key) }
    case 'language':
      return { language: key }
    case 'siteowner':
      return { siteowner_id: Number(key) }
    case 'hour':
    case 'skip_reason':
      return null
  }
}

/**
 * The filters of the message history with which it shows exactly the messages that a number counts.
 * @param row null for the sum of all rows
 * @param days of the step that the row is, or of the whole period
 */
export function messagesBehind(
  filters: Filters,
  by: StatsGroup,
  row: { key: string } | null,
  number: StatsNumber,
  days: Days,
) {
  const own = row === null ? {} : filterOf(by, row.key, days)
  return (
    own && {
      ...days,
      marked: 'sent',
      ...(number === 'with_answer' && { answered: 'yes' }),
      ...filters,
      ...own,
    }
  )
}
