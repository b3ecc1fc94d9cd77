import { mostReminders, type Reminder } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { mayRead } from '../../conversations/policy.ts'
import {
  type ChatRow,
  chatColumns,
  chatTables,
  holderOrLast,
  presentChatState,
} from '../unsent/chat-state.ts'

type Row = ChatRow & {
  id: number
  conversation_id: number
  due_at: string
  is_due: boolean
  note: string | null
}

/** The reminders of an operator, the next one first. */
export async function findReminders(db: Db, operator: Operator): Promise<Reminder[]> {
  const { rows } = await sql<Row>`
    select r.id, r.conversation_id, r.due_at, r.due_at <= now() as is_due, r.note, ${chatColumns(operator.id)}
    from (select * from reminders where operator_id = ${operator.id} order by due_at, id limit ${mostReminders}) r
    join conversations c on c.id = r.conversation_id
    ${chatTables}
    left join drafts d on d.conversation_id = c.id and d.operator_id = ${operator.id}
    left join operators o on o.id = ${holderOrLast}
    order by r.due_at, r.id`.execute(db)
  return rows.map((row) => presentReminder(row, operator))
}

function presentReminder(row: Row, viewer: Operator): Reminder {
  const { id, conversation_id, due_at, is_due, note } = row
  return {
    id,
    conversation: { id: conversation_id },
    due_at,
    is_due,
    note,
    is_readable: mayRead(viewer, row),
    ...presentChatState(row, viewer),
  }
}
