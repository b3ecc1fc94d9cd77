import type { Message } from '@panel/contract'
import { IconEyeOff, IconStar } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { useCommands } from '../../ui/commands'
import text from '../../ui/text.module.css'
import { jumpTo } from './jump-to-message'
import type { Thread } from './thread'
import { messageAtCursor } from './viewer'

/** How many of the messages that are loaded are highlighted or hidden; a press goes to the next one, from the end up. */
export function MarkCounters({ conversationId, thread }: { conversationId: number; thread: Thread }) {
  const { t } = useTranslation()
  // A press moves the focus to the button: where the last one led is where the next one goes on.
  const last = useRef<number | null>(null)
  const there = thread.pages.flat().filter(({ deleted }) => !deleted)
  const highlighted = there.filter((message) => message.highlighted)
  const hidden = there.filter((message) => message.hidden)
  const goToNext = (marked: Message[]) => {
    const from = messageAtCursor() ?? last.current
    const above = there.slice(
      0,
      there.findIndex(({ id }) => id === from),
    )
    const next = marked.findLast((message) => from !== null && above.includes(message)) ?? marked.at(-1)
    if (!next) return
    last.current = next.id
    jumpTo({ conversationId, messageId: next.id })
  }
  useCommands([
    ...(highlighted.length > 0
      ? [
          {
            id: 'next highlighted',
            group: 'chat' as const,
            title: t('mark.next_highlighted'),
            icon: IconStar,
            run: () => goToNext(highlighted),
          },
        ]
      : []),
    ...(hidden.length > 0
      ? [
          {
            id: 'next hidden',
            group: 'chat' as const,
            title: t('mark.next_hidden'),
            icon: IconEyeOff,
            run: () => goToNext(hidden),
          },
        ]
      : []),
  ])
  return (
    <>
      {highlighted.length > 0 && (
        <Button size="small" look="quiet" onClick={() => goToNext(highlighted)}>
          <IconStar size={14} stroke={1.75} aria-hidden="true" />
          <span aria-hidden="true">{highlighted.length}</span>
          <span className={text.hidden}>{t('mark.highlighted_count', { count: highlighted.length })}</span>
        </Button>
      )}
      {hidden.length > 0 && (
        <Button size="small" look="quiet" onClick={() => goToNext(hidden)}>
          <IconEyeOff size={14} stroke={1.75} aria-hidden="true" />
          <span aria-hidden="true">{hidden.length}</span>
          <span className={text.hidden}>{t('mark.hidden_count', { count: hidden.length })}</span>
        </Button>
      )}
    </>
  )
}
