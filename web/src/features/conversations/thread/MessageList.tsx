import type { Message } from '@panel/contract'
import { Fragment, use } from 'react'
import { useTranslation } from 'react-i18next'
import { dayHeading, daysBefore } from '../../../ui/words/dates'
import { MessageItem } from './MessageItem'
import styles from './MessageList.module.css'
import { useMessageWords } from './message-words'
import { NewDivider } from './NewDivider'
import { NewerMessagesContext } from './newer-messages'
import { type Unanswered, unansweredAbove } from './unanswered'

type Props = {
  conversationId: number
  messages: Message[]
  previous: Message | undefined
  unanswered: Unanswered | null
  waitingSince: string | null
  /** The start of today. */
  today: number
}

/** Messages with dividers for days and for new messages. */
export function MessageList({ conversationId, messages, previous, unanswered, waitingSince, today }: Props) {
  const { t } = useTranslation()
  const days = { today: t('today'), yesterday: t('yesterday') }
  const words = useMessageWords()
  const newer = use(NewerMessagesContext)
  return (
    <ol className={styles.list}>
      {messages.map((message, index) => {
        const before = index > 0 ? messages[index - 1] : previous
        const at = message.placed_at
        const isNewDay = !before || daysBefore(before.placed_at, Date.parse(at)) !== 0
        const isNewer = newer.some(({ id }) => id === message.id)
        const isFirstNewer = isNewer && message.id === newer[0]?.id
        const group = unanswered?.groups.find(({ firstId }) => firstId === message.id)
        return (
          <Fragment key={message.id}>
            {isNewDay && (
              <li className={styles.divider}>
                <span>{dayHeading(at, today, days)}</span>
              </li>
            )}
            {group && (
              <NewDivider
                count={group.count}
                since={waitingSince}
                conversationId={conversationId}
                unansweredAbove={
                  unanswered?.isAtEnd && group === unanswered.groups.at(-1)
                    ? unansweredAbove(unanswered)
                    : null
                }
              />
            )}
            {isFirstNewer && !group && (
              <li className={`${styles.divider} ${styles.new}`}>
                <span>{t('newer.while_typing')}</span>
              </li>
            )}
            <MessageItem
              message={message}
              words={words}
              isNewer={isNewer}
              isFollowing={!isNewDay && !group && !isFirstNewer && before?.direction === message.direction}
            />
          </Fragment>
        )
      })}
    </ol>
  )
}
