import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { presentChat } from '../../conversations/customers/people-columns.ts'
import { presentCoachQuestion } from '../../conversations/present-coach-question.ts'
import { answerQuestion } from './answer.ts'
import { askCoach } from './ask.ts'
import { findOpenQuestions } from './find-questions.ts'

export function coachQuestionRoutes({ on, db }: Services) {
  on(endpoints.askCoach, ({ actor, params, body }) => askCoach(db, actor, params.id, body))

  on(endpoints.listCoachQuestions, async ({ actor }) => {
    const rows = await findOpenQuestions(db, actor)
    return { items: rows.map((row) => ({ ...presentCoachQuestion(row, actor), ...presentChat(row) })) }
  })

  on(endpoints.answerCoachQuestion, async ({ actor, params, body }) => ({
    question: presentCoachQuestion(await answerQuestion(db, actor, params.id, body.text), actor),
  }))
}
