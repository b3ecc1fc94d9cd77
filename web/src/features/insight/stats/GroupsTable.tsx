import { hasAnswerTimes, type StatsNumber } from '@panel/contract/rules/stats-rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { SortHead } from '../../../ui/lists/SortHead'
import { formatNumber, formatPercentage } from '../../../ui/words/dates'
import { minutesOf } from './answer-minutes'
import { type Change, changeOfNumber, changeOfPercentage } from './changes'
import { NumberLink } from './NumberLink'
import { groupName } from './row-words'
import styles from './StatsTable.module.css'
import type { Stats, StatsFilters, StatsRow } from './stats-query'
import table from './stats-table.module.css'
import { type TableRow, useTableRows } from './table-rows'
import { useStatsSort } from './use-stats-sort'

type Props = { stats: Stats; filters: StatsFilters; title: string }

/** The columns of specification section 2 for each group, with the change on the period before. Each number opens its messages. */
export function GroupsTable({ stats, filters, title }: Props) {
  const { t } = useTranslation()
  const sorting = useStatsSort('sort')
  const rows = useTableRows(stats, filters, sorting.sort)
  const isSkips = stats.by === 'skip_reason'
  const hasTimes = hasAnswerTimes(stats.rows)
  const count = stats.before ? daysBetween(stats.before) : 0
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{title}</h2>
        <span>{stats.before && t('stats_groups.changes', { count })}</span>
      </header>
      <ScrollRegion aria-label={title} className={styles.scroll}>
        <table className={`${table.table} ${styles.table}`}>
          <thead>
            <tr>
              <SortHead column="name" first="ascending" {...sorting}>
                {groupName(t, stats.by)}
              </SortHead>
              <SortHead column="messages" {...sorting}>
                {t(isSkips ? 'stats_groups.skips' : 'stats.messages')}
              </SortHead>
              {!isSkips && (
                <SortHead column="with_answer" {...sorting}>
                  {t('stats.with_answer')}
                </SortHead>
              )}
              {!isSkips && (
                <SortHead column="percentage" {...sorting}>
                  {t('stats.percentage')}
                </SortHead>
              )}
              {hasTimes && (
                <SortHead column="answer_time" {...sorting}>
                  {t('stats_groups.answers_in')}
                </SortHead>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((each) => (
              <tr key={each.row.key} className={each.isFirst ? table.turn : undefined}>
                <th scope="row">{each.label}</th>
                <Cells stats={stats} filters={filters} line={each} />
                {hasTimes && <AnswerTimeCell row={each.row} />}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t(stats.by === 'type' ? 'stats.all_types' : 'stats_groups.all')}</th>
              <Cells
                stats={stats}
                filters={filters}
                line={{ row: stats.total, name: t('stats_groups.all'), isTotal: true }}
              />
              {hasTimes && <AnswerTimeCell row={stats.total} />}
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      {!isSkips && <p className={styles.under}>{opensWords()}</p>}
    </section>
  )

  function opensWords() {
    const { opens_from, period } = stats
    if (stats.by === 'hour') return t('stats.means')
    return opens_from === null || opens_from <= period.from
      ? t('stats_groups.opens')
      : t('stats_groups.opens_from', { date: opens_from })
  }
}

const daysBetween = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

type Line = Pick<TableRow, 'row' | 'name'> & { isTotal?: boolean }

function Cells({ stats, filters, line }: { stats: Stats; filters: StatsFilters; line: Line }) {
  const { row, name, isTotal } = line
  const { before } = row
  const link = (number: StatsNumber, children?: ReactNode) => (
    <NumberLink
      stats={stats}
      filters={filters}
      row={isTotal ? null : row}
      name={name}
      number={number}
      value={row[number]}
    >
      {children}
    </NumberLink>
  )
  if (row.skipped !== null)
    return (
      <td>
        {formatNumber(row.skipped)}
        <ChangeText change={changeOfNumber(row.skipped, before?.skipped ?? undefined)} />
      </td>
    )
  return (
    <>
      <td>
        {link('messages')}
        <ChangeText change={changeOfNumber(row.messages, before?.messages)} />
      </td>
      <td>{link('with_answer')}</td>
      <td>
        <Percentage row={row}>
          {row.answer_percentage === null
            ? '–'
            : link('with_answer', formatPercentage(row.answer_percentage))}
        </Percentage>
      </td>
    </>
  )
}

/** The median of the answer time, and the time within which nine of ten answers were sent. */
function AnswerTimeCell({ row: { answer_time } }: { row: StatsRow }) {
  const { t } = useTranslation()
  if (!answer_time) return <td>–</td>
  const { median, ninetieth } = answer_time
  return (
    <td>
      {t('stats_groups.minutes', { minutes: formatNumber(minutesOf(median)) })}
      <small className={styles.ninetieth}>
        {t('stats_groups.nine_in_ten', { minutes: formatNumber(minutesOf(ninetieth)) })}
      </small>
    </td>
  )
}

/** A percentage with its bar, a mark for the period before, and the change. */
function Percentage({ row, children }: { row: StatsRow; children: ReactNode }) {
  const { answer_percentage: now, before } = row
  return (
    <span className={styles.share}>
      <span className={now === null ? undefined : styles.bar} aria-hidden="true">
        {now !== null && <i style={{ width: `${now}%` }} />}
        {now !== null && before && before.answer_percentage !== null && (
          <b style={{ left: `${before.answer_percentage}%` }} />
        )}
      </span>
      <span className={styles.percentage}>{children}</span>
      <ChangeText change={changeOfPercentage(row, before)} />
    </span>
  )
}

function ChangeText({ change }: { change: Change }) {
  const { t } = useTranslation()
  // Its place stays empty, so that the numbers are in line.
  if (change === undefined) return <small className={styles.change} />
  return (
    <small className={styles.change} title={change === null ? t('stats_groups.few_means') : undefined}>
      {change ?? t('stats_groups.few')}
    </small>
  )
}
