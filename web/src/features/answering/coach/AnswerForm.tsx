import { isBlank } from '@panel/contract/rules/blank'
import { reasonLength } from '@panel/contract/rules/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { leaveOnEscape } from '../../../ui/actions/leave-on-escape'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { failureText } from '../../../ui/words/failure'
import { catchUp } from '../../conversations/thread/conversation-queries'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import styles from './CoachQuestions.module.css'
import { coachQuestionsKey } from './coach-questions-key'

type Props = { id: number; conversationId: number }

/** A coach answers a question. Ctrl+Enter sends the answer to the operator. */
export function AnswerForm({ id, conversationId }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const words = useUnsavedWords('answer_coach', id)
  const answering = useMutation({
    mutationFn: (text: string) =>
      call('POST /api/coach-questions/:id/answer', { params: { id }, body: { text } }),
    onSuccess: () => words.forget(),
    // Somebody else may have answered it: the chat then shows that.
    onSettled: () => {
      catchUp(client, conversationId)
      void client.invalidateQueries({ queryKey: coachQuestionsKey })
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(words.text)) field.current?.focus()
    else if (!answering.isPending) answering.mutate(words.text.trim())
  }
  const failureOf = (error: Error) =>
    error instanceof ApiError && error.code === 'coach_question_answered'
      ? t('coach_question.answered_meanwhile', { name: error.by?.name ?? t('overview.hidden_name') })
      : failureText(t, t('coach_question.not_answered'), error)
  return (
    <form className={styles.form} aria-label={t('coach_question.answer')} onSubmit={onSubmit}>
      {answering.error && <FailureNotice>{failureOf(answering.error)}</FailureNotice>}
      <WordsField
        ref={field}
        words={words}
        label={t('coach_question.answer')}
        rows={2}
        maxLength={reasonLength}
        onKeyDown={leaveOnEscape}
      />
      <span>
        <Button type="submit" size="small" isBusy={answering.isPending}>
          {t('coach_question.send_answer')}
        </Button>
      </span>
    </form>
  )
}
