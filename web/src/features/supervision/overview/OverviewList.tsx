import type { ListedConversation } from '@panel/contract'
import { useNavigate } from '@tanstack/react-router'
import { useAction } from '../../../ui/actions/use-action'
import preview from '../../../ui/lists/ListPreview.module.css'
import { useLongRows } from '../../../ui/lists/use-long-rows'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { ChatPreview } from './ChatPreview'
import type { ConversationFilters } from './filters'
import { OverviewTable } from './OverviewTable'
import { openToRead, previewChat } from './overview-actions'

type Props = {
  rows: ListedConversation[]
  order: ConversationFilters['order']
  /** The chat in the preview. */
  previewed: number | undefined
  onOrder: (order: ConversationFilters['order']) => void
  onPreview: (id: number | undefined) => void
  onEnd: () => void
}

/** The list with its cursor: J and K move it, Space shows the chat beside the list, Enter opens it to read. */
export function OverviewList({ rows, order, previewed, onOrder, onPreview, onEnd }: Props) {
  const navigate = useNavigate()
  const long = useLongRows(rows)
  const ids = rows.map(({ id }) => id)
  const { table, cursor, setCursor } = useRowCursor(ids, onEnd, {
    first: previewed ?? null,
    reveal: long.reveal,
  })
  const row = rows.find(({ id }) => id === (cursor ?? previewed))
  useAction(previewChat, {
    id: row?.id,
    isOpen: previewed !== undefined,
    run: (id) => onPreview(previewed === undefined ? id : undefined),
  })
  const open = useAction(openToRead, {
    id: row?.id,
    run: (id) =>
      void navigate({ to: '/conversations/$id', params: { id: String(id) }, search: { from: 'overview' } }),
  })
  return (
    <div className={preview.split}>
      <OverviewTable
        long={long}
        table={table}
        cursor={cursor}
        hasPreview={previewed !== undefined}
        order={order}
        onOrder={onOrder}
        onFocus={(id) => {
          setCursor(id)
          // The preview follows the cursor.
          if (previewed !== undefined && previewed !== id) onPreview(id)
        }}
      />
      {previewed !== undefined && (
        <ChatPreview
          id={previewed}
          row={rows.find(({ id }) => id === previewed)}
          open={open}
          onClose={() => onPreview(undefined)}
        />
      )}
    </div>
  )
}
