import type { Conversation } from '@panel/contract'
import { IconArrowDown } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fragment, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { useNow } from '../../../ui/words/now'
import { loadOlder } from './conversation-queries'
import list from './MessageList.module.css'
import { ReadUpToContext } from './read-up-to'
import styles from './ThreadLog.module.css'
import { ThreadPage } from './ThreadPage'
import { messageCount, type Thread } from './thread'
import { loadEarlier, move } from './thread-actions'
import { UnansweredLink } from './UnansweredLink'
import { unansweredAbove, unansweredIn } from './unanswered'
import { useJump } from './use-jump'
import { useMessageCursor } from './use-message-cursor'
import { useMessageListeners } from './use-message-listeners'
import { useThreadScroll } from './use-thread-scroll'
import { useViewer } from './viewer'

type Props = { conversation: Conversation; thread: Thread; onAtEnd?: (isAtEnd: boolean) => void }

/** In every time zone, a day begins at a multiple of a quarter of an hour in UTC. */
const quarter = 15 * 60_000

/** The messages. The thread scrolls automatically only when the reader is at its end. */
export const ThreadLog = memo(function ThreadLog({ conversation, thread, onAtEnd }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const older = useMutation({ mutationFn: () => loadOlder(client, conversation.id) })
  const load = () => {
    if (thread.older !== null && !older.isPending) older.mutate()
  }
  const scroll = useThreadScroll(thread, { onNearTop: older.isError ? () => {} : load, onAtEnd })
  const listeners = useMessageListeners(useViewer())
  const cursor = useMessageCursor(scroll.ref, thread)
  useJump(conversation.id, cursor)
  useAction(move, cursor)
  const earlierAction = useAction(loadEarlier, thread.older === null ? null : load)

  const unanswered = conversation.queue === 'reply' ? unansweredIn(thread) : null
  const { customer, history_size, archived } = conversation
  const kept = customer.message_count - (archived?.count ?? 0)
  const readable = Math.min(kept, history_size ?? kept)
  const moreCount = Math.max(0, readable - messageCount(thread))
  const isCut = readable < kept
  const now = useNow(quarter)
  // Separate messages come first, then the part that is not loaded.
  const gap = thread.hasUnloadedPart ? 1 : 0
  const above = unanswered && unansweredAbove(unanswered)
  const earlier = earlierAction && (
    <div className={styles.earlier} data-earlier>
      <ActionButton action={earlierAction} size="small" isBusy={older.isPending} />
      {older.isError && <span role="alert">{failureText(t, t('thread.earlier_failed'), older.error)}</span>}
      {!older.isError && moreCount > 0 && (
        <More count={moreCount} since={isCut || archived ? null : customer.first_message_at} />
      )}
    </div>
  )
  return (
    <>
      <ScrollRegion
        className={styles.scroller}
        ref={scroll.ref}
        data-scroller
        onScroll={scroll.onScroll}
        aria-label={t('thread.messages')}
      >
        <div className={styles.content}>
          {thread.older === null && isCut && <p className={styles.earlier}>{t('history.not_at_level')}</p>}
          {thread.older === null && !isCut && archived && (
            <p className={styles.earlier}>
              {t('history.archived', { date: formatDate(archived.before, 'dateOnly') })}
            </p>
          )}
          <div
            className={styles.pages}
            role="log"
            aria-live="off"
            aria-label={t('thread.messages')}
            {...listeners}
          >
            {messageCount(thread) === 0 && !archived && (
              <p className={styles.empty}>
                {t('thread.nobody_wrote', { profile: conversation.profile.name })}
              </p>
            )}
            <ReadUpToContext value={conversation.read?.message_id ?? null}>
              {thread.pages.map((page, index) => (
                <Fragment key={page[0]?.id}>
                  {index === gap && earlier}
                  <ThreadPage
                    conversationId={conversation.id}
                    messages={page}
                    previous={index === gap ? undefined : thread.pages[index - 1]?.at(-1)}
                    isLast={index === thread.pages.length - 1}
                    unanswered={unanswered}
                    waitingSince={conversation.waiting_since}
                    today={new Date(now).setHours(0, 0, 0, 0)}
                  />
                </Fragment>
              ))}
            </ReadUpToContext>
            {above && !unanswered?.isAtEnd && (
              <div className={`${styles.above} ${list.divider} ${list.new}`}>
                <UnansweredLink group={above} conversationId={conversation.id} />
              </div>
            )}
          </div>
        </div>
      </ScrollRegion>
      {scroll.unreadCount > 0 && (
        <button type="button" className={styles.pill} onClick={scroll.toEnd}>
          <IconArrowDown size={16} stroke={1.75} aria-hidden="true" />
          {t('thread.new_below', { count: scroll.unreadCount })}
        </button>
      )}
    </>
  )
})

/** The number of messages above, and since when. */
function More({ count, since }: { count: number; since: string | null }) {
  const { t } = useTranslation()
  const number = formatNumber(count)
  return (
    <span>
      {since
        ? t('thread.more_since', { count, number, date: formatDate(since, 'dateOnly') })
        : t('history.more', { count, number })}
    </span>
  )
}
