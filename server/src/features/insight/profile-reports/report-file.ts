import type { ReportGroup } from '@panel/contract'
import { type CsvForm, csvOf } from '../../../platform/csv.ts'
import type { SetCounts } from './set-report.ts'
import type { findTextGroups } from './text-report.ts'

type Named<Counts> = {
  total: Counts
  operators: ({ operator: { id: number; name: string | null }; team: string } & Counts)[]
  siteowners: ({ siteowner: { id: number; name: string } } & Counts)[]
  languages: ({ language: string } & Counts)[]
}
type Cell = string | number | null

type Groups<Counts> = { columns: string[]; rows: [Cell[], Counts][] }

/** The first columns of a file with one row for each group and one for all, and the rows. */
function groupsOf<Counts>(report: Named<Counts>, by: ReportGroup): Groups<Counts> {
  const { columns, rows, all } = namedGroups(report, by)
  return { columns, rows: [...rows, [all, report.total]] }
}

/** `all`: the first columns of the row for all. */
function namedGroups<Counts>(report: Named<Counts>, by: ReportGroup): Groups<Counts> & { all: Cell[] } {
  switch (by) {
    case 'operator':
      return {
        columns: ['operator id', 'operator', 'team'],
        rows: report.operators.map((row) => [[row.operator.id, row.operator.name, row.team], row]),
        all: [null, 'all', null],
      }
    case 'siteowner':
      return {
        columns: ['site owner id', 'site owner'],
        rows: report.siteowners.map((row) => [[row.siteowner.id, row.siteowner.name], row]),
        all: [null, 'all'],
      }
    case 'language':
      return {
        columns: ['language'],
        rows: report.languages.map((row) => [[row.language], row]),
        all: ['all'],
      }
  }
}

/** A share as the page shows it, in percent. */
const share = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1_000) / 10)

const rounded = (seconds: number | null) => (seconds === null ? null : Math.round(seconds))

export function textReportFile(
  report: Awaited<ReturnType<typeof findTextGroups>>,
  by: ReportGroup,
  form: CsvForm,
): string {
  const { columns, rows } = groupsOf(report, by)
  return csvOf(
    [
      ...columns,
      'written',
      'reviewed',
      'approved',
      'returned',
      'percent without return',
      'median seconds to write',
      'median seconds to review',
    ],
    rows.map(([names, counts]) => [
      ...names,
      counts.written,
      counts.reviewed,
      counts.approved,
      counts.returned,
      share(counts.reviewed - counts.returned, counts.reviewed),
      rounded(counts.writing_seconds),
      rounded(counts.review_seconds),
    ]),
    form,
  )
}

export function setReportFile(report: Named<SetCounts>, by: ReportGroup, form: CsvForm): string {
  const { columns, rows } = groupsOf(report, by)
  return csvOf(
    [...columns, 'sets made', 'sets in use', 'photos added', 'photos sent', 'percent sent'],
    rows.map(([names, counts]) => [
      ...names,
      counts.sets_made,
      counts.sets_used,
      counts.photos_added,
      counts.photos_used,
      share(counts.photos_used, counts.photos_added),
    ]),
    form,
  )
}
