import { attachmentKinds, type MessageTurn } from '@panel/contract/rules/enumerations'
import { IconFilter, IconGift, IconPhoto } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ColumnSort, sortRows } from '../../../ui/lists/column-sort'
import list from '../../../ui/lists/list-table.module.css'
import text from '../../../ui/text.module.css'
import { OperatorLink } from '../../settings/pages/OperatorLink'
import { mayOpen } from '../../settings/pages/pages'
import { useUser } from '../../settings/user-query'
import { useRowWords } from './row-words'
import { StepName } from './StepName'
import type { Stats, StatsFilters, StatsRow } from './stats-query'
import type { StatsColumn } from './stats-search'
import table from './stats-table.module.css'

export type TableRow = {
  row: StatsRow
  /** For screen readers. */
  name: string
  label: ReactNode
  /** With a line above it: the first of the rows that belong together. */
  isFirst: boolean
}

// The most frequent ones first: answers, then pokes and starters.
const turns: readonly MessageTurn[] = ['reply', 'extra_reply', 'poke', 'extra_poke', 'starter']
const icons = { photo: IconPhoto, gift: IconGift }

/**
 * The rows of the table with their names, sorted. The name of an operator opens their page for those who may open it; a button beside it,
 * or the name itself, leads to their statistics. So does the name of a team.
 */
export function useTableRows(
  stats: Stats,
  filters: StatsFilters,
  sort: ColumnSort | undefined,
): readonly TableRow[] {
  const { t } = useTranslation()
  const user = useUser()
  const wordsOf = useRowWords(stats)
  const rows =
    stats.by === 'type'
      ? turns.flatMap(rowsOfTurn)
      : stats.rows.map((row) => {
          const name = wordsOf(row)
          return { row, name, label: labelOf(row, name), isFirst: false }
        })
  if (sort === undefined) return rows
  // A sorted row stands without the others of its turn.
  return sortRows(rows, sort, (each, column) => sortValueOf(each, stats.by, column)).map((each) => ({
    ...each,
    label: stats.by === 'type' ? each.name : each.label,
    isFirst: false,
  }))

  function labelOf(row: StatsRow, name: string): ReactNode {
    switch (stats.by) {
      case 'step':
        return <StepName name={name} isSettled={isSettledStep(row.key)} />
      case 'operator':
        return operatorLabel(Number(row.key), name, row.name !== null)
      case 'team':
        if (filters.operator_id !== undefined) return name
        return <OnlyLink name={name} part={{ by: 'operator', team_id: Number(row.key) }} />
      default:
        return name
    }
  }

  function operatorLabel(id: number, name: string, isKnown: boolean): ReactNode {
    const part = { by: undefined, team_id: undefined, operator_id: id } as const
    const hasPage = isKnown && id !== user.id && mayOpen(user, '/operators/$id')
    const isOnly = filters.operator_id !== undefined
    if (!hasPage) return isOnly ? name : <OnlyLink name={name} part={part} />
    return (
      <span className={table.person}>
        <OperatorLink id={id} className={list.link}>
          {name}
        </OperatorLink>
        {!isOnly && <OnlyLink name={name} part={part} isIcon />}
      </span>
    )
  }

  function isSettledStep(day: string): boolean {
    return stats.steps.find(({ from }) => from === day)?.is_settled ?? true
  }

  function rowsOfTurn(turn: MessageTurn): TableRow[] {
    const rowOf = (type: string) => stats.rows.find(({ key }) => key === type)
    const own = rowOf(turn)
    const extras = attachmentKinds.flatMap((kind): TableRow[] => {
      const row = rowOf(`${turn}_${kind}`)
      const label = <ExtraName key={kind} turn={turn} kind={kind} />
      const name = `${t(`turn.${turn}`)}, ${t(`message_type.${kind}`)}`
      return row ? [{ row, name, label, isFirst: false }] : []
    })
    const name = t(`turn.${turn}`)
    return own ? [{ row: own, name, label: name, isFirst: true }, ...extras] : extras
  }
}

/** `photo` below its turn, which screen readers hear too. */
function ExtraName({ turn, kind }: { turn: MessageTurn; kind: keyof typeof icons }) {
  const { t } = useTranslation()
  const Icon = icons[kind]
  return (
    <span className={table.extra}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span className={text.hidden}>{t(`turn.${turn}`)}, </span>
      {t(`message_type.${kind}`)}
    </span>
  )
}

/** What a row is sorted by in a column. */
function sortValueOf({ row, name }: TableRow, by: Stats['by'], column: string): string | number | null {
  // The cast: the reader of the URL knows the columns of this table only.
  switch (column as StatsColumn) {
    case 'name':
      // Days in the order of time. A name that the viewer may not see is empty.
      return by === 'step' ? row.key : hasNames(by) && row.name === null ? null : name
    case 'messages':
      return row.skipped ?? row.messages
    case 'with_answer':
      return row.with_answer
    case 'percentage':
      return row.answer_percentage
    case 'answer_time':
      return row.answer_time?.median ?? null
  }
}

const hasNames = (by: Stats['by']) => by === 'operator' || by === 'team' || by === 'siteowner'

type OnlyProps = {
  name: string
  part: { by: 'operator' | undefined; team_id: number | undefined; operator_id?: number }
  /** Beside a name that leads somewhere else. */
  isIcon?: boolean
}

/** Leads to the statistics of one operator or team. */
function OnlyLink({ name, part, isIcon }: OnlyProps) {
  const { t } = useTranslation()
  return (
    <Link
      from="/stats"
      to="/stats"
      search={(search) => ({ ...search, ...part })}
      className={isIcon ? table.only : list.link}
      aria-label={t('stats.only', { name })}
      title={isIcon ? t('stats.only', { name }) : undefined}
    >
      {isIcon ? <IconFilter size={14} stroke={1.75} aria-hidden="true" /> : name}
    </Link>
  )
}
