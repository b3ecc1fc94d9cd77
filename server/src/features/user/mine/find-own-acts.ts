import type { EscalationKind, EscalationOutcome, IgnoreOption, OwnActKind } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import { type ChatRow, chatColumns, chatTables, holderOrLast } from '../../answering/unsent/chat-state.ts'
import { isInShift, isOfKinds, isOfReal, placeIn, rowsOf, type Shift, sources } from './sources.ts'

export type OwnActRow = ChatRow & {
  place: number
  kind: OwnActKind
  at: string
  conversation_id: number
  message_id: number | null
  body: string | null
  answered_at: string | null
  deleted_at: string | null
  delivery: 'pending' | 'delivered' | 'dead' | null
  deliver_at: string | null
  delivered_at: string | null
  is_leaving: boolean
  reason_code: string | null
  reason_words: string | null
  ignore: IgnoreOption | null
  ended_at: string | null
  ended_by: number | null
  was_given_back: boolean
  appealed: string | null
  appeal: 'sent' | 'returned' | 'overtaken' | null
  appeal_note: string | null
  escalation: EscalationKind | null
  outcome: EscalationOutcome | null
  settled_at: string | null
}

/**
 * The acts of an operator of these kinds, in a shift or at any time, latest first. Each source is read by its index, at most one row more than the page has.
 */
export async function findOwnActs(
  db: Db,
  operatorId: number,
  asked: { kinds: readonly OwnActKind[]; shift: Shift | null; cursor: string | undefined; limit: number },
) {
  const { rows } = await sql<OwnActRow>`
    with acts as materialized (${latestActs(operatorId, asked)})
    select a.*, ${chatColumns(operatorId)}, m.body, m.answered_at, m.deleted_at,
      v.status as delivery, v.deliver_at, v.delivered_at,
      coalesce(v.status = 'pending' and v.attempts = 0 and v.deliver_at > now(), false) as is_leaving,
      coalesce(s.reason_code, h.reason_code) as reason_code, coalesce(s.reason_words, h.reason_words) as reason_words,
      i.option as ignore, coalesce(i.ended_at, h.ended_at) as ended_at, coalesce(i.ended_by, h.ended_by) as ended_by,
      h.ended_lease_id is not null as was_given_back, l.body as appealed, l.outcome as appeal, l.note as appeal_note,
      e.kind as escalation, e.outcome, coalesce(e.settled_at, r.handled_at) as settled_at
    from acts a
    join conversations c on c.id = a.conversation_id
    ${chatTables}
    left join drafts d on d.conversation_id = c.id and d.operator_id = ${operatorId}
    left join messages m on a.source in ('messages', 'inquiries') and m.conversation_id = a.conversation_id and m.id = a.message_id
      -- The true answer was stored just before its inquiry was closed.
      and m.created_at between a.at - interval '1 minute' and a.at
    left join deliveries v on a.source in ('messages', 'inquiries') and v.message_id = a.message_id
    left join skips s on a.source = 'skips' and s.id = a.id
    left join ignores i on a.source = 'ignores' and i.id = a.id
    left join handovers h on a.source = 'handovers' and h.id = a.id
    left join appeals l on l.handover_id = h.id
    left join escalations e on a.source = 'escalations' and e.id = a.id
    left join message_reports r on a.source = 'message_reports' and r.id = a.id
    left join operators o on o.id = case a.source
      when 'skips' then ${holderOrLast}
      when 'ignores' then i.ended_by
      when 'handovers' then coalesce(l.settled_by, h.ended_by, case when h.ended_at is null and q.expires_at > now() then q.operator_id end)
      when 'escalations' then coalesce(e.settled_by, e.assigned_to)
      else m.deleted_by end
    order by a.at desc, a.place desc`.execute(db)
  return pageOf(rows, asked.limit, (row) => cursorOfRow(row.at, row.place))
}

function latestActs(operatorId: number, { kinds, shift, cursor, limit }: Parameters<typeof findOwnActs>[2]) {
  const parts = sources.flatMap((source, number) => {
    if (!source.kinds.some((kind) => kinds.includes(kind))) return []
    const { kind, by, at, messageId, isAct } = source
    return [
      sql`(select ${sql.lit(source.table)} as source, ${kind} as kind, ${at} as at, t.id, ${placeIn(number)} as place, t.conversation_id,
        ${messageId} as message_id
      from ${rowsOf(source)}
      where ${by} = ${operatorId} and ${isAct} and ${isOfKinds(source, kinds)} and ${shift ? sql`${isInShift(at, shift)} and ${isOfReal}` : sql`true`}
        and ${cursor === undefined ? sql`true` : isAfterCursor(cursor, at, placeIn(number))}
      order by ${at} desc, t.id desc limit ${limit + 1})`,
    ]
  })
  return sql`select * from (${sql.join(parts, sql` union all `)}) latest order by at desc, place desc limit ${limit + 1}`
}
