import type { OwnAct, OwnActState } from '@panel/contract'
import { shortened } from '@panel/contract/rules/cut'
import { withLineBreaks } from '@panel/contract/rules/line-breaks'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import { chatStateOf } from '../../answering/unsent/chat-state.ts'
import { mayRead } from '../../conversations/policy.ts'
import { presentReason } from '../../settings/reasons/stored-reason.ts'
import type { OwnActRow } from './find-own-acts.ts'

/** Characters of a text that the list shows. */
const excerptLength = 200

export function presentOwnAct(row: OwnActRow, viewer: Operator): OwnAct {
  const [state, at] = becameOf(row, viewer)
  const text = row.body ?? row.appealed
  return {
    id: row.place,
    kind: row.kind,
    at: row.at,
    conversation: { id: row.conversation_id },
    customer: { name: row.customer_name },
    profile: { name: row.profile_name },
    is_readable: mayRead(viewer, row),
    message_id: row.message_id,
    text: text === null || row.deleted_at !== null ? null : shortened(withLineBreaks(text), excerptLength),
    ...presentReason(row),
    escalation: row.escalation,
    ignore: row.ignore,
    became: {
      state,
      at,
      by:
        row.by_id === viewer.id || !isBySomebody(state) ? null : presentNamed(viewer, row.by_id, row.by_name),
      outcome: row.outcome,
      note: state === 'returned' ? row.appeal_note : null,
    },
  }
}

const withoutName: ReadonlySet<OwnActState> = new Set([
  'waiting',
  'ignored',
  'held',
  'wrote_again',
  'still_ignored',
  'over',
])
const isBySomebody = (state: OwnActState) => !withoutName.has(state)

/** What has become of an act, and when. */
function becameOf(row: OwnActRow, viewer: Operator): [OwnActState, string | null] {
  switch (row.kind) {
    case 'skip':
      return [chatStateOf(row, viewer), null]
    case 'ignore':
      if (row.ended_at === null) return ['still_ignored', null]
      return [row.ended_by === null ? 'wrote_again' : 'taken_back', row.ended_at]
    case 'handover':
      return handoverState(row, viewer)
    case 'escalation':
      return row.settled_at === null ? ['with_master', row.at] : ['settled', row.settled_at]
    case 'report':
      return row.settled_at === null ? ['reported', null] : ['looked_at', row.settled_at]
    default:
      return messageState(row)
  }
}

function handoverState(row: OwnActRow, viewer: Operator): [OwnActState, string | null] {
  if (row.appeal === 'sent') return ['sent_as_is', row.ended_at]
  if (row.appeal === 'returned') return ['returned', row.ended_at]
  if (row.ended_at === null) {
    const state = chatStateOf(row, viewer)
    return state === 'answering' || state === 'in_hand' ? [state, null] : ['with_master', row.at]
  }
  if (row.was_given_back) return ['given_back', row.ended_at]
  return [row.ended_by === null || row.ended_by === viewer.id ? 'over' : 'decided', row.ended_at]
}

function messageState(row: OwnActRow): [OwnActState, string | null] {
  if (row.deleted_at !== null) return ['deleted', row.deleted_at]
  if (row.answered_at !== null) return ['answered_back', row.answered_at]
  if (row.is_leaving) return ['leaves', row.deliver_at]
  switch (row.delivery) {
    case 'pending':
      return ['not_delivered', null]
    case 'delivered':
      return ['delivered', row.delivered_at]
    case 'dead':
      return ['refused', null]
    default:
      return ['sent', null]
  }
}
