import type { CoachQuestion } from '@panel/contract'
import type { Operator } from '../../platform/http/access.ts'
import { presentNamed, presentOperator } from '../../platform/http/present-operator.ts'

export type CoachQuestionRow = {
  id: number
  text: string
  at: string
  by_id: number
  by_name: string
  answer: string | null
  answered_at: string | null
  answered_by: number | null
  answered_by_name: string | null
}

export function presentCoachQuestion(row: CoachQuestionRow, viewer: Operator): CoachQuestion {
  const by = presentNamed(viewer, row.answered_by, row.answered_by_name)
  return {
    id: row.id,
    text: row.text,
    by: presentOperator(viewer, { id: row.by_id, name: row.by_name }),
    at: row.at,
    answer:
      row.answer !== null && row.answered_at !== null && by
        ? { text: row.answer, by, at: row.answered_at }
        : null,
  }
}
