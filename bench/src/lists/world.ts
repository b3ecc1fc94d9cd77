import { sql } from 'kysely'
import { sessionCookie } from '../../../server/src/features/people/sign-in/session.ts'
import { type Db, type Tx, transaction } from '../../../server/src/platform/database.ts'
import { digestOf } from '../../../server/src/platform/secrets.ts'
import { findRareWords, noRareWords, type RareWords } from './search-words.ts'

/** Rows of a database that the measured calls name. */
export type World = {
  largestSite: number
  smallestSite: number
  /** The writer with the most conversations, and the one who calls. */
  operator: number
  writer: number
  /** The team of that writer with the most conversations. */
  team: number
  /** The conversation that the writer has claimed, and the one with the most messages. */
  inHand: number
  longest: number
  /** A message in the middle of the longest conversation. */
  middle: number
  /** The customer with the most conversations. */
  customer: number
  customerExternalId: string
  set: number
  profile: number
  photo: number
  text: number
  /** A case of reports that is open. */
  reportCase: number
  /** A sample of reviews with its last message, and a review of a message of the writer. */
  reviewSample: number
  reviewItem: number
  feedback: number
  /** The newest entry of the message history. */
  historyEntry: number
  outboxCursor: string
  rareWords: RareWords
  /** A cursor of a list by time: now. */
  now: string
}

/** Stands in for the rows of a database where only the shape of the calls matters. */
export const noWorld: World = {
  largestSite: 1,
  smallestSite: 1,
  operator: 1,
  writer: 1,
  team: 1,
  inHand: 1,
  longest: 1,
  middle: 1,
  customer: 1,
  customerExternalId: 'c',
  set: 1,
  profile: 1,
  photo: 1,
  text: 1,
  reportCase: 1,
  reviewSample: 1,
  reviewItem: 1,
  feedback: 1,
  historyEntry: 1,
  outboxCursor: '1-1',
  rareWords: noRareWords,
  now: '2026-01-01T00:00:00Z_1',
}

export const tokens = { admin: 'bench-admin', 'admin of one': 'bench-admin-of-one', writer: 'bench-writer' }
/** The key of the first generated site owner. */
export const siteKey = 'seed-site-key-1'

/** Finds the rows, and opens the sessions of the callers; conversations wait for the writer. `inHand` is claimed later, by a call. */
export async function findWorld(db: Db): Promise<World> {
  return transaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    const { rows } = await sql<Omit<World, 'rareWords' | 'team'>>`
      with longest as (select id, last_message_id from conversations order by message_count desc, id limit 1),
        customer as (select c.customer_id as id, cu.external_id from conversations c join customers cu on cu.id = c.customer_id
          group by 1, 2 order by count(*) desc, 1 limit 1)
      select (select siteowner_id from conversations group by 1 order by count(*) desc limit 1) as "largestSite",
        (select siteowner_id from conversations group by 1 order by count(*) limit 1) as "smallestSite",
        (select operator_id from conversation_operators w join operators o on o.id = w.operator_id where o.login like 'writer-%'
          group by 1 order by count(*) desc limit 1) as operator,
        (select o.id from operators o join queue_items q on q.language = any(o.languages) and q.siteowner_id = any(o.siteowner_ids)
          where o.login like 'writer-%' and q.kind = 'reply' and not q.held and not q.for_master
            and not exists (select from queue_items i where i.operator_id = o.id) group by 1 order by count(*) desc limit 1) as writer,
        0 as "inHand", (select id from longest) as longest,
        (select m.id from messages m join longest l on l.id = m.conversation_id order by m.id offset 30 limit 1) as middle,
        (select id from customer) as customer, (select external_id from customer) as "customerExternalId",
        (select profile_set_id from profiles where profile_set_id is not null group by 1 order by count(*) desc limit 1) as set,
        (select min(id) from profiles) as profile, (select min(id) from photos) as photo,
        (select min(id) from profile_texts where status = 'approved') as text,
        (select min(id) from report_cases where settled_at is null) as "reportCase",
        (select max(sample_id) from review_items) as "reviewSample", (select max(id) from review_items) as "reviewItem", 0 as feedback,
        (select max(id) from history_entries) as "historyEntry",
        (select transaction_id || '-' || message_id from deliveries order by message_id desc offset 5000 limit 1) as "outboxCursor",
        to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || '_1' as now`.execute(tx)
    const [found] = rows
    if (!found) throw new Error('A query without a table returned no row')
    const { team_id: team } = await tx
      .selectFrom('operators')
      .where('id', '=', found.operator)
      .select('team_id')
      .executeTakeFirstOrThrow()
    const feedback = await tx
      .selectFrom('reviews')
      .where('operator_id', '=', found.writer)
      .where('passed', '=', false)
      .select((r) => r.fn.coalesce(r.fn.max('id'), sql<number>`0`).as('id'))
      .executeTakeFirstOrThrow()
    const world = { ...found, team, feedback: feedback.id, rareWords: await findRareWords(tx) }
    await openSessions(tx, world)
    return world
  })
}

/** Sessions of a writer, of a generated admin, and of a new one who works for the smallest site owner. */
async function openSessions(tx: Tx, { writer, smallestSite }: World) {
  await sql`insert into operators (login, name, password_hash, team_id, permissions_id, languages, siteowner_ids, totp_enrolled_at)
    select 'bench-admin-of-one', 'Admin of one', '-', team_id, 200, languages, array[${smallestSite}]::bigint[], now()
    from operators where login = 'level-200-1'`.execute(tx)
  const owners = {
    admin: sql`login = 'level-200-1'`,
    'admin of one': sql`login = 'bench-admin-of-one'`,
    writer: sql`id = ${writer}`,
  }
  for (const [caller, isOwner] of Object.entries(owners))
    await sql`insert into sessions (token_hash, operator_id, tfa_at, device, ends_at)
      select ${digestOf(tokens[caller as keyof typeof owners])}, id, now(), 'bench', now() + interval '10 hours' from operators where ${isOwner}`.execute(
      tx,
    )
}

/** The writer claims a conversation. @returns its id */
export async function claimOne(address: string): Promise<number> {
  const response = await fetch(`${address}/api/queues/reply/claim`, {
    method: 'POST',
    headers: {
      cookie: `${sessionCookie}=${tokens.writer}`,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    body: '{}',
  })
  // The cast: the contract gives the answer of a claim this shape.
  const claimed = (await response.json()) as { conversation?: { id: number } }
  if (!claimed.conversation) throw new Error(`Nothing was claimed: ${JSON.stringify(claimed)}`)
  return claimed.conversation.id
}
