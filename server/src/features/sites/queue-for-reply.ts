import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Hint } from '../../platform/live.ts'
import type { OpenConversation } from './open-conversations.ts'

/**
 * Puts conversations into the queue for a reply, and locks their queue items. One that waits already keeps its place; one that
 * waited for a poke, or was just answered, waits from now on. A lease continues, and its holder gets a hint.
 */
export async function queueForReply(tx: Tx, conversations: OpenConversation[]): Promise<Hint[]> {
  const ids = conversations.map((conversation) => conversation.id)
  const held = conversations.map((conversation) => conversation.isHeld)
  const { rows } = await sql<{ id: number; operatorId: number | null }>`
    insert into queue_items as q (conversation_id, kind, language, siteowner_id, segment, due_at, held)
    select c.id, 'reply', c.language, c.siteowner_id, c.segment, now(), n.held
    from unnest(${ids}::bigint[], ${held}::boolean[]) as n (id, held) join conversations c on c.id = n.id
    order by c.id
    on conflict (conversation_id) do update
    set due_at = case when q.kind = 'reply' then coalesce(q.due_at, excluded.due_at) else excluded.due_at end,
      kind = 'reply', closes_at = null, held = excluded.held, opened = false
    returning q.conversation_id as id, case when q.expires_at is not null then q.operator_id end as "operatorId"`.execute(
    tx,
  )
  return rows.map((row) => ({ topic: 'conversation', ...row }))
}
