import type { ListedConversation } from '@panel/contract'
import { IconCheck, IconHandStop, IconLock, IconMessageOff } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import { LongTable } from '../../../ui/lists/LongTable'
import list from '../../../ui/lists/list-table.module.css'
import { useLongRows } from '../../../ui/lists/use-long-rows'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { Moment } from '../../../ui/words/Moment'
import { lockTitle } from '../../answering/conversation/lock-title'
import { holdReasons } from '../../conversations/spending/hold-reasons'
import styles from './OverviewTable.module.css'

type Props = { rows: ListedConversation[]; onEnd: () => void }

/** The list with its cursor: J and K move it, Enter opens the conversation read-only. */
export function OverviewTable({ rows, onEnd }: Props) {
  const { t } = useTranslation()
  const long = useLongRows(rows)
  const { table, cursor, setCursor } = useRowCursor(
    rows.map(({ id }) => id),
    onEnd,
    long,
  )
  return (
    <LongTable
      rows={long}
      label={t('overview.title')}
      table={table}
      className={styles.table}
      frame={styles.all}
    >
      <thead>
        <tr>
          <th scope="col">{t('overview.status')}</th>
          <th scope="col">{t('overview.chat')}</th>
          <th scope="col">{t('overview.operator')}</th>
          <th scope="col">{t('overview.language')}</th>
          <th scope="col" className={styles.figure}>
            {t('overview_page.pokes')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('overview_page.messages')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('overview_page.operators')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('overview_page.oldest')}
          </th>
          <th scope="col" className={styles.figure} aria-sort="descending">
            {t('overview_page.newest')}
          </th>
        </tr>
      </thead>
      <tbody>
        {long.shown.map((row, index) => (
          <Row
            key={row.id}
            row={row}
            rowIndex={long.rowIndex(index)}
            isAtCursor={row.id === cursor}
            onFocus={() => setCursor(row.id)}
          />
        ))}
      </tbody>
    </LongTable>
  )
}

type RowProps = {
  row: ListedConversation
  rowIndex: number | undefined
  isAtCursor: boolean
  onFocus: () => void
}

function Row({ row, rowIndex, isAtCursor, onFocus }: RowProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const link = {
    to: '/conversations/$id',
    params: { id: String(row.id) },
    search: { from: 'overview' },
  } as const
  return (
    // The keyboard activates the link in the row.
    <tr
      aria-rowindex={rowIndex}
      className={row.answering ? styles.locked : styles[row.status]}
      data-cursor={isAtCursor || undefined}
      onClick={() => void navigate(link)}
    >
      <td>
        <Status row={row} />
        <HoldMark holds={row.holds} />
      </td>
      <th scope="row">
        <Link {...link} data-id={row.id} className={styles.pair} onFocus={onFocus}>
          <bdi>{row.customer.name}</bdi> <span>{t('thread.and')}</span> <bdi>{row.profile.name}</bdi>
        </Link>
      </th>
      <td className={list.name}>{row.operator ? (row.operator.name ?? t('overview.hidden_name')) : '–'}</td>
      <td className={list.code}>{row.language}</td>
      <td className={styles.figure}>{formatNumber(row.poke_count)}</td>
      <td className={styles.figure}>{formatNumber(row.message_count)}</td>
      <td className={styles.figure}>{formatNumber(row.operator_count)}</td>
      <td className={styles.figure}>
        {row.oldest_message_at && formatDate(row.oldest_message_at, 'dateOnly')}
      </td>
      <td className={styles.figure}>
        <Moment at={row.newest_message_at} />
        {isAtCursor && <Keys keys="enter" className={styles.enter} />}
      </td>
    </tr>
  )
}

/** The oldest reason, and how many more there are; the tooltip names all of them. */
function HoldMark({ holds }: { holds: ListedConversation['holds'] }) {
  const { t } = useTranslation()
  const [first, ...further] = holds
  if (!first) return null
  return (
    <span className={styles.held} title={t('hold_mark.row', { why: holdReasons(t, holds) })}>
      <IconHandStop size={14} stroke={1.75} aria-hidden="true" />
      {t(`hold.${first.kind}`)}
      {further.length > 0 && ` +${further.length}`}
    </span>
  )
}

const icons = { answered: IconCheck, ignored: IconMessageOff }

function Status({ row }: { row: ListedConversation }) {
  const { t } = useTranslation()
  if (row.answering)
    return (
      <span className={styles.status}>
        <IconLock size={16} stroke={1.75} aria-hidden="true" />
        {lockTitle(t, row.answering)}
      </span>
    )
  const Icon = row.status === 'answered' || row.status === 'ignored' ? icons[row.status] : null
  return (
    <span className={styles.status}>
      {Icon ? (
        <Icon size={16} stroke={1.75} aria-hidden="true" />
      ) : (
        <i className={styles.dot} aria-hidden="true" />
      )}
      {t(`status.${row.status}`)}
    </span>
  )
}
