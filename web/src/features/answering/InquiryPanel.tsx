import type { Conversation, OpenInquiry } from '@panel/contract'
import { mastersSeeAfter } from '@panel/contract/rules/inquiry-rules'
import { IconShieldQuestion, IconUserUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../ui/actions/ActionButton'
import { Button } from '../../ui/actions/Button'
import { Keys } from '../../ui/actions/Keys'
import { useAction } from '../../ui/actions/use-action'
import { Elapsed, useDuration } from '../../ui/words/Elapsed'
import { useNow } from '../../ui/words/now'
import { messageIn } from '../conversations/thread/thread'
import { useAnswering, useAnsweringState } from './answering'
import styles from './InquiryPanel.module.css'
import { notAsked } from './inquiry-actions'
import { NotAskedDialog } from './NotAskedDialog'
import { TrueAnswers } from './TrueAnswers'

/** Above the editor, while the customer asks who writes: what to do, since when they wait, and the approved answers. */
export function InquiryPanel({ conversation }: { conversation: Conversation }) {
  const { inquiry } = conversation
  return inquiry ? <OpenPanel key={inquiry.id} conversation={conversation} inquiry={inquiry} /> : null
}

function OpenPanel({ conversation, inquiry }: { conversation: Conversation; inquiry: OpenInquiry }) {
  const { t } = useTranslation()
  const { dispatch } = useAnswering()
  const [isLifting, setIsLifting] = useState(false)
  const lifting = useAction(notAsked, { ask: () => setIsLifting(true) })
  const { customer, handover } = conversation
  return (
    <section className={styles.panel} aria-label={t('inquiry.title')}>
      <div className={styles.head}>
        <IconShieldQuestion size={20} stroke={1.75} aria-hidden="true" />
        <div className={styles.title} role="alert">
          <h2>{t('refusal.fictional')}</h2>
        </div>
        <span className={styles.acts}>
          <ActionButton action={lifting} size="small" look="quiet" />
          {!handover && (
            <Button size="small" onClick={() => dispatch({ type: 'ask to leave', kind: 'handover' })}>
              <IconUserUp size={16} stroke={1.75} aria-hidden="true" />
              {t('leave.hand_over')}
              <Keys keys="M" />
            </Button>
          )}
        </span>
      </div>
      <TrueAnswers conversationId={conversation.id} />
      <p className={styles.foot}>
        <span className={styles.times}>
          <SinceAsked inquiry={inquiry} />{' '}
        </span>
        <Heard conversation={conversation} inquiry={inquiry} />{' '}
        <span className={styles.how}>
          {t('inquiry.inserts')} {t('inquiry.waits', { name: customer.name })}
        </span>
      </p>
      {isLifting && <NotAskedDialog conversation={conversation} onClose={() => setIsLifting(false)} />}
    </section>
  )
}

/** The words by which the question was recognised, and as which question. */
function Heard({ conversation, inquiry }: { conversation: Conversation; inquiry: OpenInquiry }) {
  const { t } = useTranslation()
  const message = useAnsweringState(({ thread }) => messageIn(thread, inquiry.message_id))
  const question = conversation.questions.find(
    ({ message_id, kind }) => message_id === inquiry.message_id && kind === inquiry.kind,
  )
  if (!question || !message || message.deleted) return null
  const words = message.text.slice(question.start, question.end)
  return <>{t('inquiry.heard', { words, about: t(`inquiry.about.${question.kind}`) })}</>
}

/** When the masters see it in their list. */
function UntilMasters({ since }: { since: string }) {
  const { t } = useTranslation()
  const duration = useDuration()
  const left = Date.parse(since) + mastersSeeAfter * 60_000 - useNow(1_000)
  return <>{left > 0 ? t('inquiry.masters_in', { time: duration(left) }) : t('inquiry.masters_see')}</>
}

/** How long the customer has been waiting for a true answer, and who has marked it. */
export function SinceAsked({ inquiry: { opened_at, by } }: { inquiry: OpenInquiry }) {
  const { t } = useTranslation()
  return (
    <b className={styles.since}>
      {t('inquiry.since')} <Elapsed since={opened_at} />, <UntilMasters since={opened_at} />
      {by?.name && ` (${t('inquiry.marked_by', { name: by.name })})`}.
    </b>
  )
}
