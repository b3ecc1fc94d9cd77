import { mostUnsentChats, type UnsentChat } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import { isHeld } from '../../conversations/customers/holds.ts'
import { mayRead } from '../../conversations/policy.ts'
import { chatStateOf } from './chat-state.ts'
import { isOwnToTakeBack } from './own-to-take-back.ts'

type Row = Parameters<typeof mayRead>[1] & {
  id: number
  status: 'open' | 'ignored' | 'answered'
  customer_name: string
  profile_name: string
  is_in_hand: boolean
  is_held: boolean
  for_master: boolean | null
  last_operator_id: number | null
  by_name: string | null
  drafted_at: string | null
  can_take_back: boolean
  is_stopped: boolean
}

/**
 * The conversations in which an operator has a draft, newest first, and the named ones, as far as they may read them.
 * @param ids conversations about which their browser keeps words
 */
export async function findUnsentChats(
  db: Db,
  operator: Operator,
  ids: readonly number[],
): Promise<UnsentChat[]> {
  const { rows } = await sql<Row>`
    with own_drafts as (
      select conversation_id, body, updated_at from drafts
      where operator_id = ${operator.id} order by updated_at desc limit ${mostUnsentChats}
    ), asked as (
      select unnest(${[...ids]}::bigint[]) as id union select conversation_id from own_drafts
    )
    select c.id, c.siteowner_id, c.status, cu.name as customer_name, p.name as profile_name, q.operator_id as holder_id,
      q.previous_operator_id as previous_holder_id, coalesce(q.expires_at > now(), false) as is_in_hand,
      coalesce(q.held, false) or ${isHeld(sql`c.customer_id`)} as is_held,
      q.for_master, c.last_operator_id, o.name as by_name, d.body as draft_body, d.updated_at as drafted_at,
      coalesce(${isOwnToTakeBack(operator)}, false) as can_take_back,
      exists (select from conversation_operators w where w.conversation_id = c.id and w.operator_id = ${operator.id}) as wrote_here,
      exists (select from raised_checks r where r.operator_id = ${operator.id} and r.conversation_id = c.id and r.outcome = 'stopped'
        and r.raised_at > coalesce(c.last_operator_message_at, '-infinity')) as is_stopped
    from asked a
    join conversations c on c.id = a.id
    join customers cu on cu.id = c.customer_id
    join profiles p on p.id = c.profile_id
    left join own_drafts d on d.conversation_id = c.id
    left join queue_items q on q.conversation_id = c.id
    left join operators o on o.id = case when q.expires_at > now() then q.operator_id else c.last_operator_id end
    order by d.updated_at desc nulls last, c.id desc`.execute(db)
  return rows.filter((row) => mayRead(operator, row)).map((row) => presentChat(row, operator))
}

function presentChat(row: Row, viewer: Operator): UnsentChat {
  const state = chatStateOf(row, viewer)
  const byId = row.is_in_hand ? row.holder_id : row.last_operator_id
  return {
    id: row.id,
    customer: { name: row.customer_name },
    profile: { name: row.profile_name },
    state,
    by:
      byId === viewer.id || (state !== 'answering' && state !== 'answered')
        ? null
        : presentNamed(viewer, byId, row.by_name),
    can_take_back: row.can_take_back && !row.is_held,
    is_stopped: row.is_stopped,
    draft:
      row.draft_body === null || row.drafted_at === null
        ? null
        : { text: row.draft_body, updated_at: row.drafted_at },
  }
}
