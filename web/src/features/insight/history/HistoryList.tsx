import type { HistoryEntry } from '@panel/contract'
import type { HistoryOrder } from '@panel/contract/rules/history-filters'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import preview from '../../../ui/lists/ListPreview.module.css'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { useRowWindow } from '../../../ui/lists/use-row-window'
import { pixels } from '../../../ui/pixels'
import { useNarrow } from '../../../ui/use-narrow'
import { conversationLink } from './conversation-link'
import { HistoryPreview } from './HistoryPreview'
import { HistoryTable } from './HistoryTable'
import { type HistoryFilters, historyPlaceKey } from './history-queries'
import type { HistorySearch } from './history-search'
import { useEntryActions } from './use-entry-actions'

type Props = {
  rows: readonly HistoryEntry[]
  search: HistorySearch
  filters: HistoryFilters
  order: HistoryOrder
  /** There are no further rows. */
  isWhole: boolean
  /** Opens the preview of an entry, or closes it. */
  onPreview: (id: number | undefined) => void
  onEnd: () => void
  onNearEnd: () => void
}

/** Below this width of the page, the cells of a row are stacked. */
const narrowBelow = 861
/** Heights of a row in rem, as `HistoryTable.module.css` has them. */
const heights = { oneLine: 2.125, twoLines: 2.875, stacked: 5 }

/** The rows and the preview of one of them. J and K move, Space opens the preview, Enter the conversation at the message. */
export function HistoryList(props: Props) {
  const { rows, search, filters, order, isWhole, onPreview, onEnd, onNearEnd } = props
  const client = useQueryClient()
  const navigate = useNavigate()
  const { element, isNarrow } = useNarrow<HTMLDivElement>(narrowBelow)
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const placeKey = historyPlaceKey(filters, order)
  const [returnedTo] = useState(() => client.getQueryData<number>(placeKey))
  const first = returnedTo ?? search.message ?? null
  const height = isNarrow ? heights.stacked : search.q === undefined ? heights.oneLine : heights.twoLines
  const shown = useRowWindow<HTMLDivElement>({
    count: rows.length,
    rowHeight: pixels(height),
    first: first === null ? 0 : Math.max(0, ids.indexOf(first)),
    onNearEnd,
  })
  const cursor = useRowCursor(ids, onEnd, { first, reveal: shown.reveal })
  const entry = rows.find(({ id }) => id === (cursor.cursor ?? search.message))

  // Back from a conversation, the focus is where it was.
  const { table } = cursor
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list is shown again
  useEffect(() => {
    if (returnedTo === undefined) return
    client.removeQueries({ queryKey: placeKey, exact: true })
    table.current?.querySelector<HTMLElement>(`[data-id="${returnedTo}"]`)?.focus({ preventScroll: true })
  }, [])

  const rememberPlace = (id: number) => client.setQueryData(placeKey, id)
  const open = (opened: HistoryEntry) => {
    rememberPlace(opened.id)
    void navigate(conversationLink(opened))
  }
  const togglePreview = ({ id }: HistoryEntry) => onPreview(search.message === undefined ? id : undefined)
  const { actions, dialogs } = useEntryActions({
    entry,
    search,
    isPreviewOpen: search.message !== undefined,
    open,
    togglePreview,
  })
  return (
    <div ref={element} className={preview.split}>
      <HistoryTable
        rows={rows}
        shown={shown}
        hasTwoLines={search.q !== undefined}
        order={order}
        isWhole={isWhole}
        table={cursor.table}
        cursor={cursor.cursor}
        onFocus={(id) => {
          cursor.setCursor(id)
          // The preview follows the cursor.
          if (search.message !== undefined && search.message !== id) onPreview(id)
        }}
        onPoint={isNarrow ? null : onPreview}
        onOpen={rememberPlace}
      />
      {search.message !== undefined && (
        <HistoryPreview
          id={search.message}
          search={search}
          actions={actions}
          onClose={() => onPreview(undefined)}
        />
      )}
      {dialogs}
    </div>
  )
}
