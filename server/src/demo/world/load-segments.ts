import { colleaguesAtWork } from '@panel/demo/colleagues'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { store } from './store.ts'

/** Chats of each language in which a customer can write to whoever tries the demo. */
const chatsEach = 8

/**
 * Some customers are in a segment that the colleagues at work do not serve: when one of them writes, the chat waits for whoever tries the demo
 * (`features/user/demo-tour`). Nobody pokes these customers: they have had all pokes in a row.
 */
export async function loadSegments(tx: Tx, siteownerId: number, mostPokes: number) {
  await store(tx, 'segments', [
    { code: 'standard', name: 'Standard', position: 1 },
    { code: 'vip', name: 'VIP', position: 2 },
  ])
  await sql`update operators set segments = '{standard}'
    where login = any(${colleaguesAtWork.map(({ login }) => login)}::text[])`.execute(tx)
  await sql`
    update conversations set segment = 'vip' where id in (
      select id from (
        select distinct on (c.customer_id) c.id, row_number() over (partition by c.language order by c.customer_id) as place
        from conversations c
        where c.siteowner_id = ${siteownerId} and c.status = 'answered' and c.poke_count >= ${mostPokes}
          and c.last_message_at < now() - interval '1 day'
          and not exists (select from holds h where h.customer_id = c.customer_id and h.released_at is null)
          and not exists (select from conversations other join queue_items q on q.conversation_id = other.id
            where other.customer_id = c.customer_id)
        order by c.customer_id, c.id) free
      where place <= ${chatsEach})`.execute(tx)
}
