import type { Message } from '@panel/contract'
import { IconArchive, IconMessagePlus } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { Notice } from '../../../ui/overlays/Notice'
import { dayHeading, daysBefore } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import excerpt from '../../conversations/thread/excerpt.module.css'
import { MessageItem } from '../../conversations/thread/MessageItem'
import { useMessageWords } from '../../conversations/thread/message-words'
import { showFramed } from '../../conversations/thread/show-framed'
import { CommentBox } from './CommentBox'
import type { DraftComment } from './draft'
import { KeepReplyDialog } from './KeepReplyDialog'
import { ReviewComment } from './ReviewComment'
import styles from './ReviewThread.module.css'

type Editing = {
  /** The language of the chat. */
  language: string
  add: (messageId: number) => void
  change: (comments: readonly DraftComment[]) => void
}

type Props = {
  context: readonly Message[]
  messageId: number
  comments: readonly DraftComment[]
  /** Null where the comments are only read. */
  edit: Editing | null
}

/** The reviewed message, framed, between its neighbours, each with its comment below. */
export function ReviewThread({ context, messageId, comments, edit }: Props) {
  const { t } = useTranslation()
  const words = useMessageWords()
  const now = useNow(60_000)
  const [kept, setKept] = useState<string | null>(null)
  const days = { today: t('today'), yesterday: t('yesterday') }
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('reports.context')}>
      {context.length === 0 && <Notice icon={IconArchive}>{t('reviews.archived')}</Notice>}
      <ol ref={showFramed} className={`${excerpt.list} ${styles.list}`}>
        {context.map((message, index) => {
          const before = context[index - 1]
          const at = message.placed_at
          const isNewDay = !before || daysBefore(before.placed_at, Date.parse(at)) !== 0
          const own = comments.find(({ message_id }) => message_id === message.id)
          return (
            <Fragment key={message.id}>
              {isNewDay && <li className={excerpt.day}>{dayHeading(at, now, days)}</li>}
              <MessageItem
                message={message}
                words={words}
                isNewer={false}
                hasMenu={false}
                isOpened={message.id === messageId}
                isFollowing={!isNewDay && !own && before?.direction === message.direction}
              />
              {own && edit && (
                <CommentBox
                  comment={own}
                  onChange={(changed) => edit.change(comments.map((each) => (each === own ? changed : each)))}
                  onKeep={() => setKept(message.text)}
                  onRemove={() => edit.change(comments.filter((each) => each !== own))}
                />
              )}
              {own && !edit && <ReviewComment comment={own} />}
              {!own && edit && message.direction === 'out' && !message.deleted && (
                <li className={styles.add}>
                  <Button look="quiet" size="small" onClick={() => edit.add(message.id)}>
                    <IconMessagePlus size={14} stroke={1.75} aria-hidden="true" />
                    {t('reviews.comment')}
                  </Button>
                </li>
              )}
            </Fragment>
          )
        })}
      </ol>
      {kept !== null && edit && (
        <KeepReplyDialog text={kept} language={edit.language} onClose={() => setKept(null)} />
      )}
    </ScrollRegion>
  )
}
