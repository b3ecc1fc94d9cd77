import type { Message } from '@panel/contract'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { dayHeading, daysBefore } from '../../ui/dates'
import { MessageItem } from './MessageItem'
import styles from './MessageList.module.css'
import { useMessageWords } from './message-words'
import { NewDivider } from './NewDivider'

type Props = {
  messages: Message[]
  previous: Message | undefined
  unanswered: { firstId: number; count: number } | null
  waitingSince: string | null
  /** When today began. */
  today: number
}

/** Messages with the days between them, and the line above what is new. */
export function MessageList({ messages, previous, unanswered, waitingSince, today }: Props) {
  const { t } = useTranslation()
  const days = { today: t('today'), yesterday: t('yesterday') }
  const words = useMessageWords()
  return (
    <ol className={styles.list}>
      {messages.map((message, index) => {
        const before = index > 0 ? messages[index - 1] : previous
        const isNewDay = !before || daysBefore(before.sent_at, Date.parse(message.sent_at)) > 0
        const isFirstNew = message.id === unanswered?.firstId
        return (
          <Fragment key={message.id}>
            {isNewDay && (
              <li className={styles.divider}>
                <span>{dayHeading(message.sent_at, today, days)}</span>
              </li>
            )}
            {isFirstNew && <NewDivider count={unanswered.count} since={waitingSince} />}
            <MessageItem
              message={message}
              words={words}
              isFollowing={!isNewDay && !isFirstNew && before?.direction === message.direction}
            />
          </Fragment>
        )
      })}
    </ol>
  )
}
