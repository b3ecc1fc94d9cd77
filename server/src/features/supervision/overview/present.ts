import type { ListedConversation } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import { presentPeople } from '../../conversations/customers/people-columns.ts'
import { statusOf } from '../../conversations/present.ts'
import type { ListedRow } from './find-conversations.ts'

/** A row of the Chat overview. */
export function presentListed(row: ListedRow, viewer: Operator): ListedConversation {
  return {
    id: row.id,
    status: statusOf(row),
    ...presentPeople(row),
    operator: presentNamed(viewer, row.operator_id, row.operator_name),
    answering: row.expires_at ? presentNamed(viewer, row.holder_id, row.holder_name) : null,
    waiting_since: row.waiting_since,
    handed_over_at: row.handed_over_at,
    language: row.language,
    poke_count: row.poke_count,
    message_count: row.message_count,
    operator_count: row.operator_count,
    oldest_message_at: row.first_message_at,
    newest_message_at: row.last_message_at,
    holds: row.holds,
    is_undelivered: row.is_undelivered,
  }
}
