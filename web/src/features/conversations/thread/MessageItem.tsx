import type { Attachment, Message, TextParts } from '@panel/contract'
import { isOurs } from '@panel/contract/rules/message-sides'
import { IconStar } from '@tabler/icons-react'
import { memo, use, useState } from 'react'
import { Hits } from '../../../ui/lists/Hits'
import text from '../../../ui/text.module.css'
import { formatDate } from '../../../ui/words/dates'
import { definitionOf } from './attachments/attachment'
import { DeliveryState } from './DeliveryState'
import { EditedNote } from './EditedNote'
import { FoundContext } from './found'
import { HiddenBubble } from './HiddenBubble'
import { LateNote } from './LateNote'
import styles from './MessageItem.module.css'
import { isPlain, MessageTypeLabel } from './MessageTypeLabel'
import { isLate, timeOf } from './message-place'
import type { MessageWords } from './message-words'
import { ReadUpToContext } from './read-up-to'

type Props = {
  message: Message
  /** The previous message is from the same side. */
  isFollowing: boolean
  /** It arrived while the operator was typing. */
  isNewer: boolean
  /** False where a message is only shown, without its menu. */
  hasMenu?: boolean
  /** It is the reported one among its neighbours. */
  isReported?: boolean
  /** It is the one that was opened, among its neighbours. */
  isOpened?: boolean
  /** Its text with the hits of a search. */
  parts?: TextParts
  /** Looked up once for the whole list. */
  words: MessageWords
}

/** A message: the customer's left in warm grey, the operator's right in petrol, with time and sender below the bubble. */
export const MessageItem = memo(function MessageItem({
  message,
  isFollowing,
  isNewer,
  hasMenu = true,
  isReported,
  isOpened,
  parts,
  words,
}: Props) {
  const isMine = isOurs(message.direction)
  const { highlighted, deleted } = message
  const found = use(FoundContext)
  const at = timeOf(message)
  const status = use(ReadUpToContext) === message.id ? 'read' : message.delivery
  const className = [
    styles.message,
    isMine && styles.mine,
    isFollowing && styles.following,
    isNewer && styles.newer,
    highlighted && !deleted && styles.highlighted,
  ]
  return (
    <li
      className={className.filter(Boolean).join(' ')}
      data-message={message.id}
      data-reported={isReported || undefined}
      data-opened={isOpened || undefined}
      data-found={found?.currentId === message.id || undefined}
      tabIndex={-1}
    >
      <Bubble message={message} words={words} parts={parts ?? found?.partsOf(message.text)} />
      <div className={styles.meta}>
        {highlighted && !deleted && (
          <span className={styles.star}>
            <IconStar size={14} stroke={1.75} aria-hidden="true" />
            <span className={text.hidden}>{words.highlighted}</span>
            {highlighted.by.name}
          </span>
        )}
        <span>
          {!isPlain(message.type) && <MessageTypeLabel message={message} />}
          {message.operator?.name}
          {message.direction === 'site' && words.bySite}
        </span>
        <span>
          <time
            dateTime={at}
            onPointerEnter={(event) => {
              event.currentTarget.title = formatDate(at, 'long')
            }}
          >
            {formatDate(at, 'timeOnly')}
          </time>
          {status && <DeliveryState status={status}>{words[status]}</DeliveryState>}
        </span>
        {isLate(message) && <LateNote arrivedAt={message.arrived_at} />}
        {message.edited && <EditedNote message={message} edited={message.edited} />}
      </div>
      {hasMenu && !deleted && (
        <button
          type="button"
          className={styles.more}
          data-more
          aria-haspopup="menu"
          aria-label={words.actions}
        />
      )}
    </li>
  )
})

function Bubble({
  message,
  words,
  parts,
}: Pick<Props, 'message' | 'words'> & { parts: TextParts | undefined }) {
  const [isUncovered, setIsUncovered] = useState(false)
  // In a `bdi`, so that it does not decide the direction of the text.
  const side = <bdi className={text.hidden}>{isOurs(message.direction) ? words.mine : words.theirs}</bdi>
  if (message.deleted)
    return (
      <div className={`${styles.bubble} ${styles.void} ${styles.deleted}`}>
        {side}
        {words.deleted}
      </div>
    )
  if (message.text === '' && message.attachments.length === 0)
    return (
      <div className={`${styles.bubble} ${styles.void}`}>
        {side}
        {words.empty}
      </div>
    )
  if (message.hidden && !isUncovered)
    return (
      <HiddenBubble hidden={message.hidden} onShow={() => setIsUncovered(true)}>
        {side}
      </HiddenBubble>
    )
  return (
    <div className={bubbleClass(message)} dir="auto">
      {message.attachments.map((attached) => {
        const { Shown } = definitionOf(attached.kind)
        return <Shown key={attached.kind} attached={attached} message={message} />
      })}
      {side}
      {parts && parts.length > 0 ? (
        <span>
          <Hits parts={parts} />
        </span>
      ) : (
        message.text || message.attachments.map(inPlaceOfText)
      )}
      {message.refusal?.reason && <Refusal reason={message.refusal.reason} />}
    </div>
  )
}

/** Why the message has not reached the customer, in the words of the site. */
function Refusal({ reason }: { reason: string }) {
  return (
    <div className={styles.refusal} dir="auto">
      <bdi>{reason}</bdi>
    </div>
  )
}

function inPlaceOfText(attached: Attachment) {
  const { InPlaceOfText } = definitionOf(attached.kind)
  return InPlaceOfText && <InPlaceOfText key={attached.kind} attached={attached} />
}

function bubbleClass({ attachments: [attached], delivery, hidden }: Message): string {
  return [
    styles.bubble,
    attached && definitionOf(attached.kind).bubbleClass,
    delivery === 'dead' && styles.failed,
    hidden && styles.uncovered,
  ]
    .filter(Boolean)
    .join(' ')
}
