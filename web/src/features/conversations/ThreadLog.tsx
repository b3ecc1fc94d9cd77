import type { Conversation } from '@panel/contract'
import { IconArrowDown } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../api/server-clock'
import { Button } from '../../ui/Button'
import { formatDate, formatNumber } from '../../ui/dates'
import { Keys } from '../../ui/Keys'
import { useKey } from '../../ui/keys'
import { ScrollRegion } from '../../ui/ScrollRegion'
import { loadOlder } from './conversation-queries'
import styles from './ThreadLog.module.css'
import { ThreadPage } from './ThreadPage'
import { messageCount, type Thread, unansweredIn } from './thread'
import { useThreadScroll } from './use-thread-scroll'

type Props = { conversation: Conversation; thread: Thread; onAtEnd?: (isAtEnd: boolean) => void }

/** The messages. The thread moves by itself only when the reader is at its end. */
export const ThreadLog = memo(function ThreadLog({ conversation, thread, onAtEnd }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const older = useMutation({ mutationFn: () => loadOlder(client, conversation.id) })
  const loadEarlier = () => {
    if (thread.older !== null && !older.isPending) older.mutate()
  }
  const scroll = useThreadScroll(thread, { onNearTop: older.isError ? () => {} : loadEarlier, onAtEnd })
  useKey('KeyE', thread.older === null ? null : loadEarlier)

  const unanswered = conversation.queue === 'reply' ? unansweredIn(thread) : null
  const { customer } = conversation
  const hiddenCount = Math.max(0, customer.message_count - messageCount(thread))
  const now = serverNow()
  return (
    <>
      <ScrollRegion
        className={styles.scroller}
        ref={scroll.ref}
        onScroll={scroll.onScroll}
        aria-label={t('thread.messages')}
      >
        <div className={styles.content}>
          {thread.older !== null && (
            <div className={styles.earlier}>
              <Button size="small" isBusy={older.isPending} aria-keyshortcuts="E" onClick={loadEarlier}>
                {t('thread.load_earlier')}
                <Keys keys="E" />
              </Button>
              {older.isError && <span role="alert">{t('thread.earlier_failed')}</span>}
              {!older.isError && hiddenCount > 0 && customer.first_message_at && (
                <span>
                  {t('thread.more_since', {
                    count: hiddenCount,
                    number: formatNumber(hiddenCount),
                    date: formatDate(customer.first_message_at, 'dateOnly'),
                  })}
                </span>
              )}
            </div>
          )}
          <div className={styles.pages} role="log" aria-label={t('thread.messages')}>
            {thread.pages.map((page, index) => (
              <ThreadPage
                key={page[0]?.id}
                messages={page}
                previous={thread.pages[index - 1]?.at(-1)}
                isLast={index === thread.pages.length - 1}
                unanswered={unanswered}
                waitingSince={conversation.waiting_since}
                scroller={scroll.ref}
                today={new Date(now).setHours(0, 0, 0, 0)}
              />
            ))}
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
