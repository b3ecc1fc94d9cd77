import type { UnsentChatState } from '@panel/contract'
import { sql } from 'kysely'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import { isHeld } from '../../conversations/customers/holds.ts'
import type { mayRead } from '../../conversations/policy.ts'

/** A chat in an operator's own list: its names, what decides whether they may read it, and what has become of it. */
export type ChatRow = Parameters<typeof mayRead>[1] & {
  customer_name: string
  profile_name: string
  status: 'open' | 'ignored' | 'answered'
  is_held: boolean
  is_in_hand: boolean
  for_master: boolean | null
  by_id: number | null
  by_name: string | null
}

/** SQL: the columns of a `ChatRow` of conversation `c`, from `chatTables`, the operator's draft `d`, and operator `o`. */
export const chatColumns = (operatorId: number) => sql`
  c.siteowner_id, c.status, cu.name as customer_name, p.name as profile_name, q.operator_id as holder_id,
  q.previous_operator_id as previous_holder_id, coalesce(q.expires_at > now(), false) as is_in_hand,
  coalesce(q.held, false) or ${isHeld(sql`c.customer_id`)} as is_held, q.for_master, d.body as draft_body,
  o.id as by_id, o.name as by_name,
  exists (select from conversation_operators w where w.conversation_id = c.id and w.operator_id = ${operatorId}) as wrote_here`

/** SQL: customer, profile and queue item of conversation `c`. */
export const chatTables = sql`
  join customers cu on cu.id = c.customer_id
  join profiles p on p.id = c.profile_id
  left join queue_items q on q.conversation_id = c.id`

/** SQL: the operator who has conversation `c` in hand, or wrote last. */
export const holderOrLast = sql`case when q.expires_at > now() then q.operator_id else c.last_operator_id end`

/** What has become of a conversation, as this operator sees it. */
export function chatStateOf(chat: ChatRow, viewer: { id: number }): UnsentChatState {
  if (chat.is_held) return 'held'
  if (chat.is_in_hand) return chat.holder_id === viewer.id ? 'in_hand' : 'answering'
  if (chat.for_master) return 'with_master'
  return chat.status === 'open' ? 'waiting' : chat.status
}

/** The names of a chat, what has become of it, and who has it in hand or wrote last, if that is somebody else. */
export function presentChatState(chat: ChatRow, viewer: Operator) {
  const state = chatStateOf(chat, viewer)
  const isBySomebody = (state === 'answering' || state === 'answered') && chat.by_id !== viewer.id
  return {
    customer: { name: chat.customer_name },
    profile: { name: chat.profile_name },
    state,
    by: isBySomebody ? presentNamed(viewer, chat.by_id, chat.by_name) : null,
  }
}
