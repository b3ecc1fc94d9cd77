import { mostUnsentChats, type UnsentChat } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { mayRead } from '../../conversations/policy.ts'
import { type ChatRow, chatColumns, chatTables, holderOrLast, presentChatState } from './chat-state.ts'
import { isOwnToTakeBack } from './own-to-take-back.ts'

type Row = ChatRow & {
  id: number
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
    select c.id, ${chatColumns(operator.id)}, d.updated_at as drafted_at,
      coalesce(${isOwnToTakeBack(operator)}, false) as can_take_back,
      exists (select from raised_checks r where r.operator_id = ${operator.id} and r.conversation_id = c.id and r.outcome = 'stopped'
        and r.raised_at > coalesce(c.last_operator_message_at, '-infinity')) as is_stopped
    from asked a
    join conversations c on c.id = a.id
    ${chatTables}
    left join own_drafts d on d.conversation_id = c.id
    left join operators o on o.id = ${holderOrLast}
    order by d.updated_at desc nulls last, c.id desc`.execute(db)
  return rows.filter((row) => mayRead(operator, row)).map((row) => presentChat(row, operator))
}

function presentChat(row: Row, viewer: Operator): UnsentChat {
  return {
    id: row.id,
    ...presentChatState(row, viewer),
    can_take_back: row.can_take_back && !row.is_held,
    is_stopped: row.is_stopped,
    draft:
      row.draft_body === null || row.drafted_at === null
        ? null
        : { text: row.draft_body, updated_at: row.drafted_at },
  }
}
