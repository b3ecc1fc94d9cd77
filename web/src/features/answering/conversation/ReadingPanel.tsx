import type { Conversation } from '@panel/contract'
import { hasRight } from '@panel/contract/rules/rights'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/actions/Button'
import { useLazyPart } from '../../../ui/lazy-part'
import type { Held } from '../../conversations/thread/conversation-queries'
import { useUser } from '../../settings/user-query'
import { stoppingHold } from '../stopping-hold'
import { ComplaintNotice } from './ComplaintNotice'
import { escalatePart } from './escalate-part'
import { IgnoredNotice } from './IgnoredNotice'
import { LockedFrame } from './LockedPanel'
import styles from './LockedPanel.module.css'
import { TakeButton } from './TakeButton'

type Props = {
  conversation: Conversation
  /** This operator has the conversation in hand, in this tab or another one. */
  isMine: boolean
  onTaken: (taken: Held) => void
}

/** Shown below a read-only thread: who is answering, and the button that takes the conversation. */
export function ReadingPanel({ conversation, isMine, onTaken }: Props) {
  const { t } = useTranslation()
  const mayTake = hasRight(useUser().scope, 'other_chats.take')
  const take = <TakeButton conversation={conversation} isMine={isMine} mayTake={mayTake} onTaken={onTaken} />
  const held = stoppingHold(conversation.customer) !== undefined
  const part = useLazyPart(escalatePart)
  if (held && part) return <part.HeldWhileReading conversation={conversation} />
  const asked = part && (
    <>
      <part.InquiryNotice conversation={conversation} />
      <part.CoachQuestions conversation={conversation} />
      <part.RemindMe conversation={conversation} />
    </>
  )
  if (conversation.answering && !isMine)
    return (
      <LockedFrame by={conversation.answering} note={t('lock.reading')}>
        {asked}
        <ComplaintNotice conversation={conversation} />
        {take}
      </LockedFrame>
    )
  return (
    <section className={styles.locked} aria-label={t('lock.title')}>
      <div className={styles.inner}>
        <div className={styles.who}>
          <div>
            <h2>{t(isMine ? 'reading.yours' : `reading.status.${conversation.status}`)}</h2>
            <p>{t('lock.reading')}</p>
          </div>
        </div>
        {asked}
        <ComplaintNotice conversation={conversation} />
        <IgnoredNotice conversation={conversation} />
        {isMine && !mayTake ? (
          <div className={styles.actions}>
            <Link
              {...(conversation.queue === 'poke' ? { to: '/poke-queue' } : { to: '/queue' })}
              className={buttonClass({ look: 'primary', size: 'big' })}
            >
              {t('reading.continue')}
            </Link>
          </div>
        ) : (
          take
        )}
      </div>
    </section>
  )
}
