import type { HistoryEntry } from '@panel/contract'
import type { HistoryOrder } from '@panel/contract/rules/history-filters'
import { useNavigate } from '@tanstack/react-router'
import type { FocusEvent, MouseEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import list from '../../../ui/lists/list-table.module.css'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import type { useRowWindow } from '../../../ui/lists/use-row-window'
import { useMessageWords } from '../../conversations/thread/message-words'
import { conversationLink } from './conversation-link'
import { HistoryRow } from './HistoryRow'
import styles from './HistoryTable.module.css'
import { bestMatches } from './history-queries'

type Props = {
  rows: readonly HistoryEntry[]
  shown: ReturnType<typeof useRowWindow<HTMLDivElement>>
  /** The text of a row has two lines. */
  hasTwoLines: boolean
  order: HistoryOrder
  isWhole: boolean
  table: RefObject<HTMLTableElement | null>
  cursor: number | null
  onFocus: (id: number) => void
  /** A press of the pointer on a row; null if it opens the conversation. */
  onPoint: ((id: number) => void) | null
  /** The conversation of a row opens. */
  onOpen: (id: number) => void
}

/** The columns of specification section 2. Of many rows, only those in view are in the document. */
export function HistoryTable({ rows, shown, hasTwoLines, order, isWhole, table, cursor, ...on }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const words = useMessageWords()
  // With fewer hits, all of them are ranked and shown.
  const isCut = order === 'best' && rows.length >= bestMatches

  /** The row of an event, and its link. */
  const rowAt = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('tr[data-place]') : null
    const entry = element && rows[Number(element.dataset.place)]
    return entry && { entry, link: element.querySelector<HTMLElement>('[data-id]') }
  }
  /** The pointer opens the preview, where there is space for it; the keyboard activates the link. */
  const point = (event: MouseEvent) => {
    const row = rowAt(event.target)
    const isPlain = event.detail > 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!row || !isPlain || !on.onPoint) return
    event.preventDefault()
    row.link?.focus({ preventScroll: true })
    on.onPoint(row.entry.id)
  }
  const open = (event: MouseEvent) => {
    const row = rowAt(event.target)
    if (!row || event.ctrlKey || event.metaKey) return
    const isPointed = event.defaultPrevented && event.detail > 0 && on.onPoint !== null
    if (!isPointed) on.onOpen(row.entry.id)
    // The link opens the conversation itself.
    if (!event.defaultPrevented) void navigate(conversationLink(row.entry))
  }
  const focus = (event: FocusEvent) => {
    const row = rowAt(event.target)
    if (row) on.onFocus(row.entry.id)
  }
  return (
    <ScrollRegion
      ref={shown.scroller}
      className={styles.scroller}
      aria-label={t('page.history')}
      onScroll={shown.onScroll}
    >
      <div style={{ height: shown.before }} />
      <table
        ref={table}
        className={`${list.table} ${styles.table}`}
        data-two-lines={hasTwoLines || undefined}
        aria-rowcount={isWhole ? rows.length + 1 : -1}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.length}>
              {t('history_list.length')}
            </th>
            <th scope="col">{t('history_list.text')}</th>
            <th scope="col" className={styles.answered}>
              {t('history_list.answered')}
            </th>
            <th
              scope="col"
              className={styles.moment}
              aria-sort={order === 'newest' ? 'descending' : undefined}
            >
              {t('history_list.sent')}
            </th>
            <th scope="col" className={styles.moment}>
              {t('history_list.skipped')}
            </th>
            <th scope="col" className={styles.type}>
              {t('history_list.type')}
            </th>
            <th scope="col" className={styles.operator}>
              {t('overview.operator_filter')}
            </th>
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard activates the link in the row */}
        <tbody onClickCapture={point} onClick={open} onFocus={focus}>
          {rows.slice(shown.from, shown.to).map((entry, index) => (
            <HistoryRow
              key={entry.id}
              entry={entry}
              place={shown.from + index}
              words={words}
              isAtCursor={entry.id === cursor}
            />
          ))}
        </tbody>
      </table>
      <div style={{ height: shown.after }} />
      {isWhole && <p className={styles.end}>{t(isCut ? 'history_list.end_of_best' : 'history_list.end')}</p>}
    </ScrollRegion>
  )
}
