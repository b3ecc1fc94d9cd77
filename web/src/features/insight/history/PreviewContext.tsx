import type { OpenedHistoryEntry } from '@panel/contract'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { dayHeading, daysBefore } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import excerpt from '../../conversations/thread/excerpt.module.css'
import { MessageItem } from '../../conversations/thread/MessageItem'
import { placedAt } from '../../conversations/thread/message-place'
import { useMessageWords } from '../../conversations/thread/message-words'
import { showFramed } from '../../conversations/thread/show-framed'
import styles from './HistoryPreview.module.css'

/** The message of an entry, framed, between its neighbours. The words of the search are marked in all of them. */
export function PreviewContext({ opened: { entry, context } }: { opened: OpenedHistoryEntry }) {
  const { t } = useTranslation()
  const words = useMessageWords()
  const now = useNow(60_000)
  const days = { today: t('today'), yesterday: t('yesterday') }
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('history_list.context')}>
      <ol ref={showFramed} className={`${excerpt.list} ${styles.list}`} lang={entry.conversation.language}>
        {context.map(({ message, text }, index) => {
          const before = context[index - 1]?.message
          const at = placedAt(message)
          const isNewDay = !before || daysBefore(placedAt(before), Date.parse(at)) !== 0
          return (
            <Fragment key={message.id}>
              {isNewDay && <li className={excerpt.day}>{dayHeading(at, now, days)}</li>}
              <MessageItem
                message={message}
                parts={text}
                words={words}
                isNewer={false}
                hasMenu={false}
                isOpened={message.id === entry.message_id}
                isFollowing={!isNewDay && before?.direction === message.direction}
              />
            </Fragment>
          )
        })}
      </ol>
    </ScrollRegion>
  )
}
