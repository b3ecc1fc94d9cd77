import type { Escalation } from '@panel/contract'
import type { Columns } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { presentChat } from '../../conversations/customers/people-columns.ts'
import type { EscalationRow } from './find-escalations.ts'

export function presentEscalation(row: EscalationRow, viewer: Operator): Escalation {
  const { settled_at, settled_by, settled_by_name, outcome, effect, note } = row
  return {
    id: row.id,
    kind: row.kind,
    opened_at: row.opened_at,
    by: presentOperator(viewer, { id: row.by_id, name: row.by_name }),
    ...presentChat(row),
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

export const escalationColumns: Columns<Escalation> = {
  'escalation id': (row) => row.id,
  kind: (row) => row.kind,
  escalated: (row) => row.opened_at,
  by: (row) => row.by.name ?? row.by.id,
  'conversation id': (row) => row.conversation.id,
  customer: (row) => row.customer.name,
  profile: (row) => row.profile.name,
  language: (row) => row.conversation.language,
  'site owner': (row) => row.siteowner.name,
  'message id': (row) => row.message?.id ?? null,
  message: (row) => row.message?.text ?? null,
  'hold since': (row) => row.hold.since,
  'hold released': (row) => row.hold.released_at,
  outcome: (row) => row.settled?.outcome ?? null,
  'hold kept or released': (row) => row.settled?.effect ?? null,
  note: (row) => row.settled?.note ?? null,
  settled: (row) => row.settled?.at ?? null,
  'settled by': (row) => row.settled?.by.name ?? row.settled?.by.id ?? null,
  'assigned to': (row) => row.assigned?.name ?? row.assigned?.id ?? null,
}
