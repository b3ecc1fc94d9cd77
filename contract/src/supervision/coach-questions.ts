import { z } from 'zod'
import { coachQuestion } from '../conversations/coach-question.ts'
import { endpoint } from '../endpoint.ts'
import { chat, idParam, nonBlankText } from '../fields.ts'
import { reasonLength } from '../rules/limits.ts'

// An operator asks the coaches about the conversation in hand, and goes on with it. The answer appears above the editor.

const access = 'chat_stats.away'
const params = z.strictObject({ id: idParam })

export const askCoach = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/coach-questions',
  summary:
    'Ask the coaches about the conversation in hand. The lease stays. A repeated request with the same words returns the first question',
  access: 'operator',
  params,
  body: z.strictObject({
    text: nonBlankText(reasonLength),
    lease_id: z.uuid(),
    epoch: z.int().nonnegative(),
  }),
  response: z.object({
    question: coachQuestion,
    /** How many of those who can answer are signed in. */
    coaches_here: z.int(),
  }),
  errors: ['lease_lost', 'coach_question_open', 'customer_erased'],
})

const openQuestion = coachQuestion.omit({ answer: true }).extend(chat)
export type OpenCoachQuestion = z.infer<typeof openQuestion>

export const listCoachQuestions = endpoint({
  method: 'GET',
  path: '/api/coach-questions',
  summary: 'List the questions to the coaches that have no answer, oldest first, up to 50',
  access,
  automatic: true,
  response: z.object({ items: z.array(openQuestion) }),
})

export const answerCoachQuestion = endpoint({
  method: 'POST',
  path: '/api/coach-questions/:id/answer',
  summary: 'Answer a question of an operator. The answer is kept with the conversation, and never sent',
  access,
  params,
  body: z.strictObject({ text: nonBlankText(reasonLength) }),
  response: z.object({ question: coachQuestion }),
  errors: ['coach_question_not_found', 'coach_question_answered', 'customer_erased'],
})

export const coachQuestionEndpoints = { askCoach, listCoachQuestions, answerCoachQuestion } as const
