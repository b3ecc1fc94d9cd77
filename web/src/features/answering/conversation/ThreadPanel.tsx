import type { Conversation } from '@panel/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { SideMark } from '../../../ui/SideMark'
import { languageName } from '../../../ui/words/region-names'
import { FoundContext } from '../../conversations/thread/found'
import { MarkCounters } from '../../conversations/thread/MarkCounters'
import { MessageActions } from '../../conversations/thread/MessageActions'
import { MessageViewer } from '../../conversations/thread/MessageViewer'
import { NewMessages } from '../../conversations/thread/NewMessages'
import { ThreadLoading } from '../../conversations/thread/ThreadLoading'
import { ThreadLog } from '../../conversations/thread/ThreadLog'
import type { Thread } from '../../conversations/thread/thread'
import { useFind } from '../../conversations/thread/use-find'
import { SaveFact } from '../../conversations/told-facts/SaveFact'
import { SmallLease, SpokenLease } from './LeasePanel'
import { OwedRow } from './OwedRow'
import { PrintConversation } from './PrintConversation'
import styles from './ThreadPanel.module.css'
import { Typing } from './Typing'

type Props = {
  conversation: Conversation
  thread: { data: Thread | undefined; error: Error | null; refetch: () => unknown }
  /** Shows the lease: the conversation is in hand on this screen. */
  showsLease?: boolean
  /** This operator has the conversation in hand. */
  isInHand: boolean
  /** Whether the reader is at the end of the thread. */
  onAtEnd?: (isAtEnd: boolean) => void
  /** Stands over the oldest messages. */
  over?: ReactNode
  /** The part below the thread: the sender box, or who is answering. */
  children: ReactNode
}

/** The chat: customer and profile, the thread, and its actions. */
export function ThreadPanel({ conversation, thread, showsLease, isInHand, onAtEnd, over, children }: Props) {
  const { t } = useTranslation()
  const { customer, profile } = conversation
  const { action, found, bar } = useFind()
  return (
    <MessageViewer conversation={conversation} thread={thread.data} isInHand={isInHand}>
      <PrintConversation id={conversation.id} />
      <header className={styles.head}>
        <h2 className={styles.pair}>
          <SideMark isMine={false} />
          <span>{customer.name}</span>
          <span className={styles.and}>{t('thread.and')}</span>
          <SideMark isMine />
          <span>{profile.name}</span>
        </h2>
        {showsLease && (
          <span className={styles.lease}>
            <SmallLease />
          </span>
        )}
        <span className={styles.end}>
          {thread.data && <MarkCounters conversationId={conversation.id} thread={thread.data} />}
          <ActionButton
            action={action}
            size="small"
            look="quiet"
            aria-label={action.title}
            title={action.title}
          >
            {null}
          </ActionButton>
          <span className={styles.language}>{languageName(conversation.language)}</span>
          <span className={styles.code} aria-hidden="true">
            {conversation.language.slice(0, 2)}
          </span>
        </span>
      </header>
      {showsLease && isInHand && thread.data && <OwedRow conversation={conversation} thread={thread.data} />}
      {bar && (
        <bar.FindBar
          ref={bar.ref}
          conversationId={conversation.id}
          onFound={bar.onFound}
          onClose={bar.onClose}
        />
      )}
      <div className={styles.body}>
        <FoundContext value={found}>
          {thread.data && <ThreadLog conversation={conversation} thread={thread.data} onAtEnd={onAtEnd} />}
        </FoundContext>
        {!thread.data && thread.error && (
          <FailedPanel
            title={t('thread.failed')}
            error={thread.error}
            onRetry={() => void thread.refetch()}
          />
        )}
        {!thread.data && !thread.error && <ThreadLoading />}
        {over}
      </div>
      <Typing id={conversation.id} name={customer.name} />
      {showsLease && <SpokenLease />}
      {thread.data && <NewMessages conversation={conversation} thread={thread.data} />}
      {thread.data && <SaveFact conversation={conversation} thread={thread.data} />}
      {thread.data && <MessageActions thread={thread.data} isInHand={isInHand} />}
      {children}
    </MessageViewer>
  )
}
