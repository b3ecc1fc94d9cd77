import {
  type ReportGroup,
  reportGroups,
  type SetReportNumber,
  setReportNumbers,
  type TextReportNumber,
  textReportNumbers,
} from '@panel/contract/rules/profile-report-numbers'
import { idIn, languageIn, withoutUndefined } from '../../../ui/lists/search-values'
import { type Days, daysOf, type PeriodSearch, periodIn } from '../../../ui/words/period'

export type ReportNumber = TextReportNumber | SetReportNumber

/** The filters of a report, in its URL. */
export type ReportFilter = Partial<Days> & { operator_id?: number; siteowner_id?: number; language?: string }

export type ReportSearch = PeriodSearch &
  ReportFilter & {
    /** The rows of the table; `operator` is not in the URL. */
    by?: Exclude<ReportGroup, 'operator'>
    /** The number whose list is open. */
    number?: ReportNumber
  }

export const reportPaths = {
  text: '/profilesets/profile-text-report',
  set: '/profilesets/report',
} as const
export type ReportKind = keyof typeof reportPaths

const otherGroups = reportGroups.filter((group) => group !== 'operator')
const numbers = { text: textReportNumbers, set: setReportNumbers }

export const readReportSearch = (kind: ReportKind, search: Record<string, unknown>): ReportSearch => ({
  ...periodIn(search),
  ...withoutUndefined({
    operator_id: idIn(search.operator_id),
    siteowner_id: idIn(search.siteowner_id),
    language: languageIn(search.language),
    by: otherGroups.find((group) => group === search.by),
    number: numbers[kind].find((number) => number === search.number),
  }),
})

/** The query of a report, of its lists and of its CSV file. */
export const reportFilters = ({ period, from, to, by, number, ...filters }: ReportSearch, today: string) => ({
  ...daysOf(withoutUndefined({ period, from, to }), today),
  ...filters,
})
export type ReportFilters = ReturnType<typeof reportFilters>

/** The URL of a list: the rows that a number of the report counts. A number in a row also has the filter of the row. */
export function searchOfNumber(
  search: ReportSearch,
  number: ReportNumber,
  filter: ReportFilter,
): ReportSearch {
  const { period, ...others } = search
  return { ...(filter.from === undefined ? search : others), ...filter, number }
}
