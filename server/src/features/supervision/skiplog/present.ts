import type { Skip } from '@panel/contract'
import type { Columns } from '../../../platform/exported-list.ts'
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

export const skipColumns: Columns<Skip> = {
  time: (row) => row.at,
  'operator id': (row) => row.operator.id,
  operator: (row) => row.operator.name,
  'conversation id': (row) => row.conversation.id,
  customer: (row) => row.customer.name,
  profile: (row) => row.profile.name,
  language: (row) => row.language,
  'reason code': (row) => row.reason_code,
  'reason words': (row) => row.reason_words,
}
