import { type ReportGroup, reportGroups } from '@panel/contract/rules/profile-report-numbers'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { sortRows } from '../../../ui/lists/column-sort'
import list from '../../../ui/lists/list-table.module.css'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { SortHead } from '../../../ui/lists/SortHead'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { languageName } from '../../../ui/words/region-names'
import { OperatorLink } from '../../settings/pages/OperatorLink'
import { ShareBar } from '../stats/ShareBar'
import table from '../stats/stats-table.module.css'
import { NumberLink } from './NumberLink'
import styles from './ReportPage.module.css'
import type { SetReport, TextReport } from './report-queries'
import { type ReportFilter, type ReportNumber, reportPaths } from './report-search'
import { useReport, useReportSort } from './use-report'

type Counts = Partial<Record<ReportNumber, number>>

/** A column after the name of the group: numbers that open, a share, or a time in seconds. */
export type Column<Row> = { title: string } & (
  | { number: ReportNumber }
  | { share: (row: Row) => number | null }
  | { time: (row: Row) => number | null; text: (seconds: number | null) => string }
)

type Group<Row> = {
  id: string
  name: string | null
  person?: number
  second?: string
  filter: ReportFilter
  row: Row
}
type Groups<Row> = {
  total: Row
  operators: (Row & Pick<TextReport['operators'][number], 'operator' | 'team'>)[]
  siteowners: (Row & Pick<TextReport['siteowners'][number], 'siteowner'>)[]
  languages: (Row & Pick<TextReport['languages'][number], 'language'>)[]
}

/** The counts of a report by operator, site owner or language, in a table. */
export function GroupsPanel<Row extends TextReport['total'] | SetReport['total']>({
  report,
  columns,
}: {
  report: Groups<Row>
  columns: readonly Column<Row>[]
}) {
  const { t } = useTranslation()
  const { search } = useReport()
  const by = search.by ?? 'operator'
  const title = t(`profile_reports.by.${by}`)
  const sorting = useReportSort('sort')
  const groups = sortRows(groupsOf(report, by), sorting.sort, ({ name, row }, id) => {
    const column = columns.find((each) => idOf(each) === id)
    return column ? sortValueOf(column, row) : name
  })
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{title}</h2>
        <GroupLinks by={by} />
      </header>
      <ScrollRegion aria-label={title}>
        <table className={`${table.table} ${styles.groups}`}>
          <thead>
            <tr>
              <SortHead column="name" first="ascending" {...sorting}>
                {t(`profile_reports.group.${by}`)}
              </SortHead>
              {columns.map((column) => (
                <SortHead key={column.title} column={idOf(column)} {...sorting}>
                  {column.title}
                </SortHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ id, name, person, second, filter, row }) => {
              const shown = name ?? t('overview.hidden_name')
              return (
                <tr key={id}>
                  <th scope="row" className={styles.name} title={shown}>
                    {person === undefined ? (
                      shown
                    ) : (
                      <OperatorLink id={person} className={list.link}>
                        {shown}
                      </OperatorLink>
                    )}
                    {second && <span>{second}</span>}
                  </th>
                  <Cells columns={columns} row={row} filter={filter} rowName={shown} />
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('profile_reports.all')}</th>
              <Cells columns={columns} row={report.total} filter={{}} />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </section>
  )
}

function Cells<Row extends Counts>({
  columns,
  row,
  filter,
  rowName,
}: {
  columns: readonly Column<Row>[]
  row: Row
  filter: ReportFilter
  rowName?: string
}) {
  const cell = (column: Column<Row>): ReactNode => {
    if ('share' in column) return <ShareBar percentage={column.share(row)} />
    if ('time' in column) return column.text(column.time(row))
    const count = row[column.number] ?? 0
    return (
      <NumberLink number={column.number} count={count} filter={filter} {...withoutUndefined({ rowName })} />
    )
  }
  return columns.map((column) => (
    <td key={column.title} className={'share' in column ? styles.share : undefined}>
      {cell(column)}
    </td>
  ))
}

/** The name of a column in the URL. */
const idOf = <Row,>(column: Column<Row>) =>
  'number' in column ? column.number : 'share' in column ? 'share' : 'time'

/** What a row is sorted by in a column. */
function sortValueOf<Row extends Counts>(column: Column<Row>, row: Row): number | null {
  if ('share' in column) return column.share(row)
  return 'time' in column ? column.time(row) : (row[column.number] ?? 0)
}

function groupsOf<Row>(report: Groups<Row>, by: ReportGroup): Group<Row>[] {
  switch (by) {
    case 'operator':
      return report.operators.map((row) => ({
        id: String(row.operator.id),
        name: row.operator.name,
        // The page of a person whose name is hidden is not open either.
        ...(row.operator.name !== null && { person: row.operator.id }),
        second: row.team,
        filter: { operator_id: row.operator.id },
        row,
      }))
    case 'siteowner':
      return report.siteowners.map((row) => ({
        id: String(row.siteowner.id),
        name: row.siteowner.name,
        filter: { siteowner_id: row.siteowner.id },
        row,
      }))
    case 'language':
      return report.languages.map((row) => ({
        id: row.language,
        name: languageName(row.language),
        filter: { language: row.language },
        row,
      }))
  }
}

/** Links that choose whether a row is an operator, a site owner or a language. */
function GroupLinks({ by }: { by: ReportGroup }) {
  const { t } = useTranslation()
  const { kind, search } = useReport()
  const { by: _, ...others } = search
  return (
    <nav className={styles.segments} aria-label={t('profile_reports.rows')}>
      {reportGroups.map((group) => (
        <Link
          key={group}
          to={reportPaths[kind]}
          search={group === 'operator' ? others : { ...others, by: group }}
          replace
          aria-current={group === by ? 'true' : undefined}
        >
          {t(`profile_reports.group.${group}`)}
        </Link>
      ))}
    </nav>
  )
}
