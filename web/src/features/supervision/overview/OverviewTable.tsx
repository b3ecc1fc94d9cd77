import type { ListedConversation } from '@panel/contract'
import { IconArrowNarrowDown } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { LongTable } from '../../../ui/lists/LongTable'
import list from '../../../ui/lists/list-table.module.css'
import type { useLongRows } from '../../../ui/lists/use-long-rows'
import { daysBefore, formatDate, formatNumber } from '../../../ui/words/dates'
import { isolate } from '../../../ui/words/isolate'
import { useNow } from '../../../ui/words/now'
import { WaitingTime } from '../../../ui/words/WaitingTime'
import { useUser } from '../../settings/user-query'
import type { ConversationFilters } from './filters'
import styles from './OverviewTable.module.css'
import { StatusMark } from './StatusMark'

type Props = {
  long: ReturnType<typeof useLongRows<ListedConversation>>
  table: RefObject<HTMLTableElement | null>
  cursor: number | null
  /** The preview takes the place of some columns, and names what they have. */
  hasPreview: boolean
  order: ConversationFilters['order']
  onOrder: (order: ConversationFilters['order']) => void
  onFocus: (id: number) => void
}

/** The columns of specification section 2, the status and the waiting time. */
export function OverviewTable({ long, table, cursor, hasPreview, order, onOrder, onFocus }: Props) {
  const { t } = useTranslation()
  return (
    <LongTable
      rows={long}
      label={t('overview.title')}
      table={table}
      className={styles.table}
      frame={hasPreview ? styles.some : styles.all}
    >
      <thead>
        <tr>
          <th scope="col">{t('overview.status')}</th>
          <th scope="col">{t('overview.chat')}</th>
          <th scope="col">{t('overview.operator')}</th>
          <th scope="col">{t('overview.language')}</th>
          {!hasPreview && <Figure>{t('overview_page.pokes')}</Figure>}
          <Figure>{t('overview_page.messages')}</Figure>
          {!hasPreview && <Figure>{t('overview_page.operators')}</Figure>}
          {!hasPreview && <Figure>{t('overview_page.oldest')}</Figure>}
          <Sorted
            isOn={order === 'newest'}
            hint={t('overview_page.sort_newest')}
            onSort={() => onOrder('newest')}
          >
            {t('overview_page.newest')}
          </Sorted>
          <Sorted isOn={order === ''} hint={t('overview_page.sort_wait')} onSort={() => onOrder('')}>
            {t('overview_page.waiting')}
          </Sorted>
        </tr>
      </thead>
      <tbody>
        {long.shown.map((row, index) => (
          <Row
            key={row.id}
            row={row}
            rowIndex={long.rowIndex(index)}
            isAtCursor={row.id === cursor}
            hasPreview={hasPreview}
            onFocus={onFocus}
          />
        ))}
      </tbody>
    </LongTable>
  )
}

const Figure = ({ children }: { children: string }) => (
  <th scope="col" className={styles.figure}>
    {children}
  </th>
)

type SortedProps = { isOn: boolean; hint: string; onSort: () => void; children: string }

/** A column by which the list can be sorted. */
function Sorted({ isOn, hint, onSort, children }: SortedProps) {
  return (
    <th scope="col" className={styles.figure} aria-sort={isOn ? 'descending' : undefined}>
      <button type="button" className={styles.sort} title={hint} onClick={onSort}>
        {children}
        {isOn && <IconArrowNarrowDown size={14} stroke={1.75} aria-hidden="true" />}
      </button>
    </th>
  )
}

type RowProps = {
  row: ListedConversation
  rowIndex: number | undefined
  isAtCursor: boolean
  hasPreview: boolean
  onFocus: (id: number) => void
}

function Row({ row, rowIndex, isAtCursor, hasPreview, onFocus }: RowProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { late_minutes: late } = useUser()
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
        <StatusMark row={row} late={late.handover} />
      </td>
      <th scope="row">
        <Link
          {...link}
          data-id={row.id}
          className={styles.pair}
          title={`${isolate(row.customer.name)} ${t('thread.and')} ${isolate(row.profile.name)}`}
          onFocus={() => onFocus(row.id)}
        >
          <bdi>{row.customer.name}</bdi> <span>{t('thread.and')}</span> <bdi>{row.profile.name}</bdi>
        </Link>
      </th>
      <td className={list.name}>{row.operator ? (row.operator.name ?? t('overview.hidden_name')) : '–'}</td>
      <td className={list.code}>{row.language}</td>
      {!hasPreview && <td className={styles.figure}>{formatNumber(row.poke_count)}</td>}
      <td className={styles.figure}>{formatNumber(row.message_count)}</td>
      {!hasPreview && <td className={styles.figure}>{formatNumber(row.operator_count)}</td>}
      {!hasPreview && (
        <td className={styles.figure}>
          {row.oldest_message_at && formatDate(row.oldest_message_at, 'dateOnly')}
        </td>
      )}
      <td className={styles.figure}>
        <Newest at={row.newest_message_at} />
      </td>
      <td className={styles.figure}>
        {row.waiting_since ? (
          <WaitingTime since={row.waiting_since} late={late.chat} />
        ) : row.holds.length > 0 ? (
          t('overview_page.stopped')
        ) : (
          '–'
        )}
      </td>
    </tr>
  )
}

/** The time of today, or the date. The tooltip has both. */
function Newest({ at }: { at: string }) {
  const isToday = daysBefore(at, useNow(60_000)) === 0
  return (
    <time dateTime={at} title={formatDate(at, 'long')}>
      {formatDate(at, isToday ? 'timeOnly' : 'dateOnly')}
    </time>
  )
}
