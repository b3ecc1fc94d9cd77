import type { CoachQuestion, Conversation } from '@panel/contract'
import { hasRight } from '@panel/contract/rules/rights'
import { IconSchool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/overlays/Notice'
import { MomentInSentence } from '../../../ui/words/Moment'
import { useUser } from '../../settings/user-query'
import { AnswerForm } from './AnswerForm'
import styles from './CoachQuestions.module.css'

type ListProps = { conversation: Conversation; isInHand?: boolean }

/** What operators have asked the coaches about this chat, with the answers: the newest in full, those before it folded. */
export function CoachQuestions({ conversation, isInHand = false }: ListProps) {
  const { t } = useTranslation()
  const newest = conversation.coach_questions.at(-1)
  const earlier = conversation.coach_questions.slice(0, -1)
  if (!newest) return null
  return (
    <section
      className={isInHand ? `${styles.questions} ${styles.inHand}` : styles.questions}
      aria-label={t('coach_question.list')}
    >
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{t('coach_question.earlier', { count: earlier.length })}</summary>
          <div className={styles.questions}>
            {earlier.map((each) => (
              <Question key={each.id} question={each} conversationId={conversation.id} />
            ))}
          </div>
        </details>
      )}
      <Question key={newest.id} question={newest} conversationId={conversation.id} />
    </section>
  )
}

type Props = { question: CoachQuestion; conversationId: number }

function Question({ question, conversationId }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const { id, by, at, text, answer } = question
  const isOwn = by.id === user.id
  const mayAnswer = !answer && !isOwn && hasRight(user.scope, 'chat_stats.away')
  const nameOf = (person: { name: string | null }) => person.name ?? t('overview.hidden_name')
  return (
    <Notice tone={answer ? 'ok' : 'accent'} icon={IconSchool} role="status">
      <b>{isOwn ? t('coach_question.yours') : t('coach_question.of', { name: nameOf(by) })}</b>{' '}
      <MomentInSentence at={at} />{' '}
      <q className={styles.words} dir="auto">
        {text}
      </q>
      {answer && (
        <span className={styles.answer}>
          <b>{t('coach_question.answer_of', { name: nameOf(answer.by) })}</b>{' '}
          <MomentInSentence at={answer.at} />{' '}
          <q className={styles.words} dir="auto">
            {answer.text}
          </q>
        </span>
      )}
      {!answer && !mayAnswer && <span className={styles.answer}>{t('coach_question.no_answer_yet')}</span>}
      {mayAnswer && <AnswerForm id={id} conversationId={conversationId} />}
    </Notice>
  )
}
