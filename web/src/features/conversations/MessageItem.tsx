import type { Message } from '@panel/contract'
import { IconGift } from '@tabler/icons-react'
import { memo } from 'react'
import { formatDate } from '../../ui/dates'
import text from '../../ui/text.module.css'
import { DeliveryState } from './DeliveryState'
import styles from './MessageItem.module.css'
import { isPlain, MessageTypeLabel } from './MessageTypeLabel'
import type { MessageWords } from './message-words'
import { PhotoButton } from './PhotoButton'

type Props = {
  message: Message
  /** The one before is of the same side. */
  isFollowing: boolean
  /** Looked up once for the whole list. */
  words: MessageWords
}

/** A message: theirs left in warm grey, mine right in petrol, time and sender beside the bubble. */
export const MessageItem = memo(function MessageItem({ message, isFollowing, words }: Props) {
  const isMine = message.direction === 'out'
  const className = [styles.message, isMine && styles.mine, isFollowing && styles.following]
  return (
    <li className={className.filter(Boolean).join(' ')} data-message={message.id}>
      <div className={bubbleClass(message)}>
        {message.photo_url && <PhotoButton url={message.photo_url} />}
        {message.gift && (
          <span className={styles.gift}>
            <IconGift size={16} stroke={1.75} aria-hidden="true" />
          </span>
        )}
        <span className={text.hidden}>{isMine ? words.mine : words.theirs}</span>
        {message.text || (message.gift && <span className={styles.giftName}>{message.gift}</span>)}
      </div>
      <div className={styles.meta}>
        <span>
          {!isPlain(message.type) && (
            <MessageTypeLabel type={message.type} gift={message.text ? message.gift : null} />
          )}
          {message.operator?.name}
        </span>
        <span>
          <time
            dateTime={message.sent_at}
            onPointerEnter={(event) => {
              event.currentTarget.title = formatDate(message.sent_at, 'long')
            }}
          >
            {formatDate(message.sent_at, 'timeOnly')}
          </time>
          {message.delivery && (
            <DeliveryState status={message.delivery}>{words[message.delivery]}</DeliveryState>
          )}
        </span>
      </div>
    </li>
  )
})

function bubbleClass({ photo_url, gift, delivery }: Message): string {
  return [
    styles.bubble,
    photo_url && styles.withPhoto,
    !photo_url && gift && styles.withGift,
    delivery === 'dead' && styles.failed,
  ]
    .filter(Boolean)
    .join(' ')
}
