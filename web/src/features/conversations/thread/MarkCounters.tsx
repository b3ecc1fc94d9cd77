import type { Message } from '@panel/contract'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import text from '../../../ui/text.module.css'
import { jumpTo } from './jump-to-message'
import type { Thread } from './thread'
import { nextHidden, nextHighlighted } from './thread-actions'
import { messageAtCursor } from './viewer'

/** The number of loaded messages that are highlighted or hidden. A press goes to the next such message above, first to the last one. */
export function MarkCounters({ conversationId, thread }: { conversationId: number; thread: Thread }) {
  const { t } = useTranslation()
  // A press moves the focus to the button: the next press continues from the last target.
  const last = useRef<number | null>(null)
  const notDeleted = thread.pages.flat().filter(({ deleted }) => !deleted)
  const highlighted = notDeleted.filter((message) => message.highlighted)
  const hidden = notDeleted.filter((message) => message.hidden)
  const goToNext = (marked: Message[]) => {
    const from = messageAtCursor() ?? last.current
    const above = notDeleted.slice(
      0,
      notDeleted.findIndex(({ id }) => id === from),
    )
    const next = marked.findLast((message) => from !== null && above.includes(message)) ?? marked.at(-1)
    if (!next) return
    last.current = next.id
    jumpTo({ conversationId, messageId: next.id })
  }
  const toHighlighted = useAction(
    nextHighlighted,
    highlighted.length > 0 ? () => goToNext(highlighted) : null,
  )
  const toHidden = useAction(nextHidden, hidden.length > 0 ? () => goToNext(hidden) : null)
  return (
    <>
      {toHighlighted && (
        <ActionButton action={toHighlighted} size="small" look="quiet" iconSize={14}>
          <span aria-hidden="true">{highlighted.length}</span>
          <span className={text.hidden}>{t('mark.highlighted_count', { count: highlighted.length })}</span>
        </ActionButton>
      )}
      {toHidden && (
        <ActionButton action={toHidden} size="small" look="quiet" iconSize={14}>
          <span aria-hidden="true">{hidden.length}</span>
          <span className={text.hidden}>{t('mark.hidden_count', { count: hidden.length })}</span>
        </ActionButton>
      )}
    </>
  )
}
