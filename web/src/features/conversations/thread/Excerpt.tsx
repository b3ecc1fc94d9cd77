import type { Message, TextParts } from '@panel/contract'
import { Fragment, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { dayHeading, daysBefore } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import styles from './excerpt.module.css'
import { MessageItem } from './MessageItem'
import { useMessageWords } from './message-words'

type Props = {
  label: string
  language: string
  /** Oldest first, each with its text if it has hits of a search. */
  messages: readonly { message: Message; text?: TextParts }[]
  /** The message that is framed. */
  opened?: number
  /** Scrolls the list when it is there. */
  list: Ref<HTMLOListElement>
}

/** Some messages of a chat to read, with the days between them. */
export function Excerpt({ label, language, messages, opened, list }: Props) {
  const { t } = useTranslation()
  const words = useMessageWords()
  const now = useNow(60_000)
  const days = { today: t('today'), yesterday: t('yesterday') }
  return (
    <ScrollRegion className={styles.scroll} aria-label={label}>
      <ol ref={list} className={`${styles.list} ${styles.small}`} lang={language}>
        {messages.map(({ message, text }, index) => {
          const before = messages[index - 1]?.message
          const at = message.placed_at
          const isNewDay = !before || daysBefore(before.placed_at, Date.parse(at)) !== 0
          return (
            <Fragment key={message.id}>
              {isNewDay && <li className={styles.day}>{dayHeading(at, now, days)}</li>}
              <MessageItem
                message={message}
                {...(text && { parts: text })}
                words={words}
                isNewer={false}
                hasMenu={false}
                isOpened={message.id === opened}
                isFollowing={!isNewDay && before?.direction === message.direction}
              />
            </Fragment>
          )
        })}
      </ol>
    </ScrollRegion>
  )
}
