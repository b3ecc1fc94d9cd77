import type { ToldFact } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import type { StoredFact } from './find.ts'

export function presentFact(row: StoredFact, viewer: Operator): ToldFact {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    message_id: row.message_id,
    message_sent_at: row.message_sent_at,
    about: row.about,
    text: row.body,
    operator: presentOperator(viewer, { id: row.operator_id, name: row.operator_name }),
    created_at: row.created_at,
    removed: row.removed_at !== null,
  }
}
