import { messagesBehind, type StatsNumber } from '@panel/contract/rules/stats-rules'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../ui/words/dates'
import { mayOpen } from '../../settings/pages/pages'
import { useUser } from '../../settings/user-query'
import { readHistorySearch } from '../history/history-search'
import styles from './StatsTable.module.css'
import type { Stats, StatsFilters } from './stats-query'
import table from './stats-table.module.css'

type Props = {
  stats: Stats
  filters: StatsFilters
  /** Null for the sum of all rows. */
  row: { key: string } | null
  /** The name of the row. */
  name: string
  number: StatsNumber
  value: number
  /** Instead of the number. */
  children?: ReactNode
}

/** A number that opens its messages in the message history. Plain text when it cannot show exactly those. */
export function NumberLink({ stats, filters, row, name, number, value, children }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const { operator_id, team_id, siteowner_id, language } = filters
  const step = row && stats.by === 'step' ? stats.steps.find(({ from }) => from === row.key) : undefined
  const days = step ?? stats.period
  const text = children ?? formatNumber(value)
  const search = messagesBehind({ operator_id, team_id, siteowner_id, language }, stats.by, row, number, days)
  const isComplete = stats.opens_from === null || stats.opens_from <= days.from
  if (!search || value === 0 || !isComplete || !mayOpen(user, '/history')) return text
  return (
    <Link
      to="/history"
      search={readHistorySearch(search)}
      className={`${table.number} ${styles.number}`}
      aria-label={t('stats_groups.open', {
        name,
        number: t(`stats.${number}`),
        value: typeof children === 'string' ? children : formatNumber(value),
      })}
    >
      {text}
    </Link>
  )
}
