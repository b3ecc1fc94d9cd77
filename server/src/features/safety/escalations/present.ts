import type { Escalation } from '@panel/contract'
import type { Cell } from '../../../platform/csv.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { presentPeople } from '../../conversations/customers/people-columns.ts'
import type { EscalationRow } from './find-escalations.ts'

export function presentEscalation(row: EscalationRow, viewer: Operator): Escalation {
  const { settled_at, settled_by, settled_by_name, outcome, effect, note } = row
  return {
    id: row.id,
    kind: row.kind,
    opened_at: row.opened_at,
    by: presentOperator(viewer, { id: row.by_id, name: row.by_name }),
    conversation: { id: row.conversation_id, language: row.language },
    siteowner: { id: row.siteowner_id, name: row.siteowner_name },
    ...presentPeople(row),
    message:
      row.message_id !== null && row.message_created_at !== null
        ? { id: row.message_id, text: row.message_text, written_at: row.message_created_at }
        : null,
    suggested_words: row.suggested_words,
    hold: { id: row.hold_id, since: row.held_since, released_at: row.released_at, stays: row.stays },
    assigned: presentAssigned(row, viewer),
    settled:
      settled_at !== null &&
      settled_by !== null &&
      settled_by_name !== null &&
      outcome !== null &&
      effect !== null &&
      note !== null
        ? {
            outcome,
            effect,
            note,
            by: presentOperator(viewer, { id: settled_by, name: settled_by_name }),
            at: settled_at,
          }
        : null,
  }
}

type Assigned = Pick<EscalationRow, 'assigned_to' | 'assigned_name' | 'assigned_at'>

/** The master who looks at an escalation. */
export const presentAssigned = ({ assigned_to, assigned_name, assigned_at }: Assigned, viewer: Operator) =>
  assigned_to !== null && assigned_name !== null && assigned_at !== null
    ? { ...presentOperator(viewer, { id: assigned_to, name: assigned_name }), at: assigned_at }
    : null

export const escalationsHead = [
  'escalation id',
  'kind',
  'escalated',
  'by',
  'conversation id',
  'customer',
  'profile',
  'language',
  'site owner',
  'message id',
  'message',
  'hold since',
  'hold released',
  'outcome',
  'hold kept or released',
  'note',
  'settled',
  'settled by',
  'assigned to',
]

export const escalationCells = (rows: readonly EscalationRow[], viewer: Operator): Cell[][] =>
  rows
    .map((row) => presentEscalation(row, viewer))
    .map((each) => [
      each.id,
      each.kind,
      each.opened_at,
      each.by.name ?? each.by.id,
      each.conversation.id,
      each.customer.name,
      each.profile.name,
      each.conversation.language,
      each.siteowner.name,
      each.message?.id ?? null,
      each.message?.text ?? null,
      each.hold.since,
      each.hold.released_at,
      each.settled?.outcome ?? null,
      each.settled?.effect ?? null,
      each.settled?.note ?? null,
      each.settled?.at ?? null,
      each.settled?.by.name ?? each.settled?.by.id ?? null,
      each.assigned?.name ?? each.assigned?.id ?? null,
    ])
