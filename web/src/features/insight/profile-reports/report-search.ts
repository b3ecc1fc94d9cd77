import {
  reportGroups,
  type SetReportNumber,
  setReportNumbers,
  type TextReportNumber,
  textReportNumbers,
} from '@panel/contract/rules/profile-report-numbers'
import { sortIn } from '../../../ui/lists/column-sort'
import { idIn, languageIn, oneOf, searchOf, withoutUndefined } from '../../../ui/lists/search-values'
import { type Days, filtersOfPeriod, withPeriod } from '../../../ui/words/period'

export type ReportNumber = TextReportNumber | SetReportNumber

/** The filters of a report, in its URL. */
export type ReportFilter = Partial<Days> & { operator_id?: number; siteowner_id?: number; language?: string }

export const reportPaths = {
  text: '/profilesets/profile-text-report',
  set: '/profilesets/report',
} as const
export type ReportKind = keyof typeof reportPaths

const otherGroups = reportGroups.filter((group) => group !== 'operator')
const numbers: Record<ReportKind, readonly ReportNumber[]> = {
  text: textReportNumbers,
  set: setReportNumbers,
}

const everyNumber = [...new Set<ReportNumber>([...textReportNumbers, ...setReportNumbers])]

const read = withPeriod(
  searchOf({
    operator_id: idIn,
    siteowner_id: idIn,
    language: languageIn,
    /** The rows of the table; `operator` is not in the URL. */
    by: oneOf(otherGroups),
    /** The number whose list is open. */
    number: oneOf<ReportNumber>(everyNumber),
    /** By which column each table is sorted. */
    sort: sortIn(['name', ...everyNumber, 'share', 'time']),
    days_sort: sortIn(['name', ...everyNumber]),
    languages_sort: sortIn(['name', 'written', 'waiting']),
  }),
)
export type ReportSearch = ReturnType<typeof read>
/** The tables of a report, as their sorts are named in the URL. */
export type ReportTable = Extract<keyof ReportSearch, `${string}sort`>

export function readReportSearch(kind: ReportKind, given: Record<string, unknown>): ReportSearch {
  const { number, ...search } = read(given)
  return { ...search, ...withoutUndefined({ number: numbers[kind].find((each) => each === number) }) }
}

/** The query of a report, of its lists and of its CSV file. */
export const reportFilters = (
  { by, number, sort, days_sort, languages_sort, ...search }: ReportSearch,
  today: string,
) => filtersOfPeriod(search, today)
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
