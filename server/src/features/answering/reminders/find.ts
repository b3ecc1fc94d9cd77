import { mostReminders, type Reminder } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import { isHeld } from '../../conversations/customers/holds.ts'
import { mayRead } from '../../conversations/policy.ts'
import { chatStateOf } from '../unsent/chat-state.ts'

type Row = Parameters<typeof mayRead>[1] &
  Parameters<typeof chatStateOf>[0] & {
    id: number
    conversation_id: number
    customer_name: string
    profile_name: string
    due_at: string
    is_due: boolean
    note: string | null
    by_id: number | null
    by_name: string | null
  }

/** The reminders of an operator, the next one first. */
export async function findReminders(db: Db, operator: Operator): Promise<Reminder[]> {
  const { rows } = await sql<Row>`
    select r.id, r.conversation_id, r.due_at, r.due_at <= now() as is_due, r.note, c.siteowner_id, c.status,
      cu.name as customer_name, p.name as profile_name, q.operator_id as holder_id, q.previous_operator_id as previous_holder_id,
      coalesce(q.expires_at > now(), false) as is_in_hand, coalesce(q.held, false) or ${isHeld(sql`c.customer_id`)} as is_held,
      q.for_master, d.body as draft_body, o.id as by_id, o.name as by_name,
      exists (select from conversation_operators w where w.conversation_id = c.id and w.operator_id = ${operator.id}) as wrote_here
    from (select * from reminders where operator_id = ${operator.id} order by due_at, id limit ${mostReminders}) r
    join conversations c on c.id = r.conversation_id
    join customers cu on cu.id = c.customer_id
    join profiles p on p.id = c.profile_id
    left join queue_items q on q.conversation_id = c.id
    left join drafts d on d.conversation_id = c.id and d.operator_id = ${operator.id}
    left join operators o on o.id = case when q.expires_at > now() then q.operator_id else c.last_operator_id end
    order by r.due_at, r.id`.execute(db)
  return rows.map((row) => presentReminder(row, operator))
}

function presentReminder(row: Row, viewer: Operator): Reminder {
  const state = chatStateOf(row, viewer)
  const isBySomebody = (state === 'answering' || state === 'answered') && row.by_id !== viewer.id
  return {
    id: row.id,
    conversation: { id: row.conversation_id },
    customer: { name: row.customer_name },
    profile: { name: row.profile_name },
    due_at: row.due_at,
    is_due: row.is_due,
    note: row.note,
    is_readable: mayRead(viewer, row),
    state,
    by: isBySomebody ? presentNamed(viewer, row.by_id, row.by_name) : null,
  }
}
