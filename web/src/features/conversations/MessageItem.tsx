import type { Message } from '@panel/contract'
import { IconGift } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/dates'
import text from '../../ui/text.module.css'
import { DeliveryState } from './DeliveryState'
import styles from './MessageItem.module.css'
import { MessageTypeLabel } from './MessageTypeLabel'
import { PhotoButton } from './PhotoButton'

type Props = { message: Message /** The one before is of the same side. */; isFollowing: boolean }

/** A message: theirs left in warm grey, mine right in petrol, time and sender beside the bubble. */
export const MessageItem = memo(function MessageItem({ message, isFollowing }: Props) {
  const { t } = useTranslation()
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
        <span className={text.hidden}>{t(isMine ? 'message.mine' : 'message.theirs')}</span>
        {message.gift && !message.text ? (
          <span className={styles.giftName}>{message.gift}</span>
        ) : (
          message.text
        )}
      </div>
      <div className={styles.meta}>
        <span>
          <MessageTypeLabel type={message.type} gift={message.text ? message.gift : null} />
          {message.operator?.name}
        </span>
        <span>
          <time dateTime={message.sent_at} title={formatDate(message.sent_at, 'long')}>
            {formatDate(message.sent_at, 'timeOnly')}
          </time>
          {message.delivery && <DeliveryState status={message.delivery} />}
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
