import { attachmentKinds, type MessageTurn } from '@panel/contract/rules/enumerations'
import { IconGift, IconPhoto } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import list from '../../../ui/lists/list-table.module.css'
import text from '../../../ui/text.module.css'
import { useRowWords } from './row-words'
import type { Stats, StatsFilters, StatsRow } from './stats-query'
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

/** The rows of the table with their names. A name of an operator or team leads to its statistics. */
export function useTableRows(stats: Stats, filters: StatsFilters): TableRow[] {
  const { t } = useTranslation()
  const wordsOf = useRowWords(stats)
  if (stats.by === 'type') return turns.flatMap(rowsOfTurn)
  return stats.rows.map((row) => {
    const name = wordsOf(row)
    return { row, name, label: labelOf(row, name), isFirst: false }
  })

  function labelOf(row: StatsRow, name: string): ReactNode {
    const part =
      stats.by === 'operator'
        ? ({ by: undefined, team_id: undefined, operator_id: Number(row.key) } as const)
        : stats.by === 'team'
          ? ({ by: 'operator', team_id: Number(row.key) } as const)
          : null
    if (!part || filters.operator_id !== undefined) return name
    return (
      <Link
        from="/stats"
        to="/stats"
        search={(search) => ({ ...search, ...part })}
        className={list.link}
        aria-label={t('stats.only', { name })}
      >
        {name}
      </Link>
    )
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
