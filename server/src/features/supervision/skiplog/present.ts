import type { Skip } from '@panel/contract'
import type { Cell } from '../../../platform/csv.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { presentPeople } from '../../conversations/customers/people-columns.ts'
import { presentReason } from '../../settings/reasons/stored-reason.ts'
import type { SkipRow } from './find.ts'

export function presentSkip(row: SkipRow, viewer: Operator): Skip {
  return {
    id: row.id,
    at: row.created_at,
    operator: presentOperator(viewer, { id: row.operator_id, name: row.operator_name }),
    ...presentReason(row),
    language: row.language,
    conversation: { id: row.conversation_id },
    ...presentPeople(row),
  }
}

export const skipsHead = [
  'time',
  'operator id',
  'operator',
  'conversation id',
  'customer',
  'profile',
  'language',
  'reason code',
  'reason words',
]

export const skipCells = (rows: readonly SkipRow[], viewer: Operator): Cell[][] =>
  rows
    .map((row) => presentSkip(row, viewer))
    .map(({ at, operator, conversation, customer, profile, language, reason_code, reason_words }) => [
      at,
      operator.id,
      operator.name,
      conversation.id,
      customer.name,
      profile.name,
      language,
      reason_code,
      reason_words,
    ])
