import type { OpenedFeedback } from '@panel/contract'
import { isBlank } from '@panel/contract/rules/blank'
import { reviewWordsLength } from '@panel/contract/rules/review-rules'
import { IconAlertCircle } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { leaveOnEscape } from '../../../ui/actions/leave-on-escape'
import { useAction } from '../../../ui/actions/use-action'
import { TextAreaField } from '../../../ui/fields/TextAreaField'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { Notice } from '../../../ui/overlays/Notice'
import { ChatNames } from '../../../ui/words/ChatNames'
import { failureText } from '../../../ui/words/failure'
import { userQuery } from '../../settings/user-query'
import styles from './FeedbackPage.module.css'
import { FeedbackScores } from './FeedbackScores'
import { answerFeedback, seeDifferently, thankForFeedback } from './feedback-actions'
import { oneFeedbackQuery } from './feedback-queries'
import { ReviewThread } from './ReviewThread'
import { feedbackKey } from './reviews-key'

type Props = {
  item: OpenedFeedback
  /** The scores of 100 of the last reviews, newest first. */
  lastTotals: readonly number[]
  /** What was typed for an answer. */
  text: string
  onText: (text: string) => void
}

/** A review of an own message: the message in its context with the comments, the words and scores, and the answer. */
export function FeedbackPanel({ item, lastTotals, text, onText }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.opened}>
      <section className={`${styles.panel} ${styles.chat}`} aria-label={t('reviews.message')}>
        <header className={styles.head}>
          <h2>
            <ChatNames customer={item.customer} profile={item.profile} />
          </h2>
          <Link
            to="/conversations/$id"
            params={{ id: String(item.conversation_id) }}
            search={{ message: item.message_id }}
          >
            {t('reports.open_chat')}
          </Link>
        </header>
        <ReviewThread
          context={item.context}
          messageId={item.message_id}
          comments={item.review.comments}
          edit={null}
        />
      </section>
      <div className={styles.side}>
        <FeedbackScores item={item} lastTotals={lastTotals} />
        <Answer item={item} text={text} onText={onText} />
      </div>
    </div>
  )
}

/** The operator has read it: with thanks, or because they see it differently, and with words if they like. */
function Answer({ item: { id, answer }, text, onText }: Pick<Props, 'item' | 'text' | 'onText'>) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const area = useRef<HTMLTextAreaElement>(null)
  const answering = useMutation({
    mutationFn: (differs: boolean) =>
      call('POST /api/feedback/:id/answer', {
        params: { id },
        body: { differs, ...(isBlank(text) ? {} : { text: text.trim() }) },
      }),
    onSuccess: ({ feedback }) => {
      onText('')
      client.setQueryData(oneFeedbackQuery(id).queryKey, feedback)
      void client.invalidateQueries({ queryKey: feedbackKey })
      void client.invalidateQueries({ queryKey: userQuery.queryKey })
    },
  })
  const isOpen = answer === null
  const target = (differs: boolean) =>
    isOpen ? { isBusy: answering.isPending, run: () => answering.mutate(differs) } : null
  const thanks = useAction(thankForFeedback, target(false))
  const differs = useAction(seeDifferently, target(true))
  useAction(answerFeedback, isOpen ? { focus: () => area.current?.focus() } : null)
  if (answer)
    return (
      <section className={styles.panel} role="status">
        <div className={styles.body}>
          <b>{t(answer.differs ? 'feedback.differed' : 'feedback.was_read')}</b>
          {answer.text && <p dir="auto">{answer.text}</p>}
          {/* Another tab has answered: the first answer stays. */}
          {!isBlank(text) && text.trim() !== answer.text && (
            <>
              <Notice tone="warn" icon={IconAlertCircle} role="alert">
                {t('feedback.answered_elsewhere')}
              </Notice>
              <p dir="auto">{text}</p>
            </>
          )}
        </div>
      </section>
    )
  return (
    <section className={styles.panel}>
      <div className={styles.body}>
        <TextAreaField
          ref={area}
          label={t('feedback.your_answer')}
          placeholder={t('feedback.placeholder')}
          value={text}
          rows={3}
          maxLength={reviewWordsLength}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={leaveOnEscape}
        />
        {answering.error && (
          <FailureNotice>{failureText(t, t('feedback.not_sent'), answering.error)}</FailureNotice>
        )}
        <div className={`${styles.buttons} ${styles.acts}`}>
          {thanks && <ActionButton action={thanks} look="primary" isBusy={answering.isPending} />}
          {differs && <ActionButton action={differs} />}
        </div>
      </div>
      <p className={styles.note}>{t('feedback.second')}</p>
    </section>
  )
}
