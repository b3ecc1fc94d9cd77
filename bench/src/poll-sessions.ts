import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/database.ts'

/** An operator who may read a conversation of others, with a session. */
export type Reader = { token: string; conversationId: number }

/** Marks the sessions of this benchmark. */
const device = 'bench polls'
const readers = 2_000

export const tokenOfPoll = (number: number) => `bench-poll-${number}`

/** Adds sessions of the operators who can sign in, in turn. */
export async function fillPollSessions(db: Db, count: number) {
  await removePollSessions(db)
  await sql`
    with operator as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as operators
      from operators where suspended_at is null)
    insert into sessions (token_hash, operator_id, tfa_at, device, ends_at)
    select sha256(convert_to('bench-poll-' || n, 'UTF8')), o.id, now(), ${device}, now() + interval '10 hours'
    from generate_series(0, ${count}::int - 1) n join operator o on o.place = n % o.operators`.execute(db)
  // As autovacuum does within a minute: without statistics, the plans are those of an empty table.
  await sql`analyze sessions`.execute(db)
}

export async function removePollSessions(db: Db) {
  await sql`delete from sessions where device = ${device}`.execute(db)
}

/** Sessions of operators with the right to the Chat overview, each with a conversation that has messages and that they may read. */
export async function findReaders(db: Db): Promise<Reader[]> {
  const { rows } = await sql<{ number: number; conversation_id: number }>`
    with session as (
      select row_number() over (order by s.id) - 1 as number, o.siteowner_ids, p.rights
      from sessions s join operators o on o.id = s.operator_id join permissions p on p.id = o.permissions_id
      where s.device = ${device})
    select number, c.id as conversation_id
    from (select *, row_number() over (order by number) as place from session
      where 'other_chats.overview' = any(rights) limit ${readers}) s
    cross join lateral (
      select id from conversations c where c.id > (select max(id) from conversations) * s.place / ${readers + 1}
        and (s.siteowner_ids is null or c.siteowner_id = any(s.siteowner_ids)) and c.message_count > 0
      order by c.id limit 1) c`.execute(db)
  return rows.map((row) => ({ token: tokenOfPoll(row.number), conversationId: row.conversation_id }))
}
