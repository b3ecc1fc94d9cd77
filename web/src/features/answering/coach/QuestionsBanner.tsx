import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/overlays/Banner'
import { coachQuestionsQuery } from './coach-questions-query'

/** For coaches: the question that has waited longest, and how many others wait. */
export function QuestionsBanner() {
  const { t } = useTranslation()
  const { data: questions = [] } = useQuery(coachQuestionsQuery)
  const [first] = questions
  if (!first) return null
  const others = questions.length - 1
  return (
    <Banner
      icon={IconSchool}
      action={
        <Link to="/conversations/$id" params={{ id: String(first.conversation.id) }}>
          {t('coach_question.open')}
        </Link>
      }
    >
      <b>{t('coach_question.of', { name: first.by.name ?? t('overview.hidden_name') })}</b>{' '}
      <span dir="auto">{first.text}</span> {others > 0 && t('coach_question.others', { count: others })}
    </Banner>
  )
}
